import { chooseFile } from '@milgo/page-testing/choose-file'
import { beforeEach, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { boxOf, focusOn, passedOn, press, sticksOut, textOf } from './support/use-page.ts'

beforeEach(() => openKit('files'))

/** What the field announces of its file. The region before it is for remarks about the file. */
const newsOf = (field: Locator) => textOf(field.getByRole('status').last())

it('a file is chosen by keyboard, shown as uploading, and cancelled', async () => {
  const field = page.getBySelector('#file-empty')
  await focusOn(field.getByRole('button', { name: kit.file.choose }))
  await chooseFile('Enter', { name: 'card.pdf', mimeType: 'application/pdf', text: '%PDF-1.7' })
  await expect.element(field.getByRole('progressbar')).toBeVisible()
  await expect.poll(newsOf(field)).toBe(`${kit.file.uploading}: card.pdf`)
  // When a button is removed, the focus moves to the button that replaces it.
  await expect.element(field.getByRole('button', { name: kit.file.cancel })).toHaveFocus()
  await press('{Enter}')
  await expect.element(field.getByRole('button', { name: kit.file.choose })).toHaveFocus()
})

it('a file is dropped on an empty field and on a field with a file', async () => {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }))
  const there = page.getBySelector('#file-uploaded').getByText(kit.file.name, { exact: true })
  for (const zone of [page.getByText(kit.file.drop).first(), there])
    for (const event of ['dragenter', 'dragover', 'drop'])
      zone.element().dispatchEvent(new DragEvent(event, { ...passedOn, dataTransfer }))
  for (const field of ['#file-empty', '#file-uploaded'])
    await expect.poll(newsOf(page.getBySelector(field))).toContain('dropped.pdf')
})

it('a failed upload is retried, a finished one is viewed and removed', async () => {
  const failed = page.getBySelector('#file-failed')
  await expect.element(failed.getByText(kit.file.failed, { exact: true })).toBeVisible()
  // What the page opens with is no news.
  expect(newsOf(failed)()).toBe('')
  await focusOn(failed.getByRole('button', { name: kit.file.retry }))
  await press('{Enter}')
  await expect.element(failed.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect.element(failed.getByRole('button', { name: kit.file.cancel })).toHaveFocus()

  const uploaded = page.getBySelector('#file-uploaded')
  await focusOn(uploaded.getByRole('button', { name: kit.file.view }))
  await press('{Enter}')
  await expect.element(page.getByText(kit.file.viewed.replace('{name}', kit.file.name))).toBeVisible()
  await press('{Tab}')
  await expect.element(uploaded.getByRole('button', { name: kit.file.replace })).toHaveFocus()
  await press('{Tab}')
  await expect.element(uploaded.getByRole('button', { name: kit.file.remove })).toHaveFocus()
  await press('[Space]')
  await expect.element(uploaded.getByRole('button', { name: kit.file.choose })).toHaveFocus()

  await expect.element(page.getBySelector('#file-error')).toHaveAccessibleDescription(kit.required)
  await expect.element(page.getBySelector('#file-disabled').getByRole('button')).toBeDisabled()
})

it('a failed replacement shows the earlier file and can be undone', async () => {
  const field = page.getBySelector('#file-failedStored')
  await expect.element(field.getByText(`${kit.file.stored}: ${kit.file.name}`, { exact: true })).toBeVisible()
  await focusOn(field.getByRole('button', { name: `${kit.file.backToStored}: ${kit.file.name}` }))
  await press('{Enter}')
  await expect.element(field.getByRole('button', { name: kit.file.view })).toHaveFocus()
  await expect.poll(newsOf(field)).toBe(`${kit.file.uploaded}: ${kit.file.name}`)
})

it('a locked file can only be viewed', async () => {
  const locked = page.getBySelector('#file-locked').getByRole('button')
  await expect.element(locked).toHaveLength(1)
  await expect.element(locked).toHaveAccessibleName(`${kit.file.view}: ${kit.file.name}`)
  for (const name of ['lockedUploading', 'lockedFailed']) {
    const field = page.getBySelector(`#file-${name}`)
    await expect.element(field.getByText(kit.file.name, { exact: true })).toBeVisible()
    await expect.element(field.getByRole('button')).toHaveLength(0)
  }
})

it('a very long name has two lines and pushes nothing out of the window', async () => {
  await page.viewport(320, 700)
  const field = page.getBySelector('#file-long')
  const name = field.getBySelector('bdi').first().getBySelector('..')
  await expect.poll(textOf(name)).toBe(kit.file.longName)
  const lineHeight = Number.parseFloat(getComputedStyle(name.element()).lineHeight)
  expect(Math.round(boxOf(name).height / lineHeight)).toBe(2)
  for (const button of field.getByRole('button').all()) expect(sticksOut(button)).toBe(0)
})
