import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit, sticksOut } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page, 'files'))

const pdf = { name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }

test('a file is chosen by keyboard, on its way, and cancelled', async ({ page }) => {
  const field = page.locator('#file-empty')
  const choosing = page.waitForEvent('filechooser')
  await field.getByRole('button', { name: kit.file.choose }).focus()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(pdf)
  await expect(field.getByRole('progressbar')).toBeVisible()
  await expect(field.getByRole('status')).toHaveText(`${kit.file.uploading}: card.pdf`)
  // Where a button goes away, the focus is on what has come instead.
  await expect(field.getByRole('button', { name: kit.file.cancel })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field.getByRole('button', { name: kit.file.choose })).toBeFocused()
})

test('a file is dropped, on an empty field and on one that has another', async ({ page }) => {
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['%PDF-1.7'], 'dropped.pdf', { type: 'application/pdf' }))
    return data
  })
  const there = page.locator('#file-uploaded').getByText(kit.file.name, { exact: true })
  for (const zone of [page.getByText(kit.file.drop).first(), there])
    for (const event of ['dragenter', 'dragover', 'drop'])
      await zone.dispatchEvent(event, { dataTransfer: transfer })
  for (const field of ['#file-empty', '#file-uploaded'])
    await expect(page.locator(field).getByRole('status')).toContainText('dropped.pdf')
})

test('a failed upload is tried again, a finished one looked at and removed', async ({ page }) => {
  const failed = page.locator('#file-failed')
  await expect(failed.getByRole('status')).toHaveText(kit.file.failed)
  await failed.getByRole('button', { name: kit.file.retry }).focus()
  await page.keyboard.press('Enter')
  await expect(failed.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(failed.getByRole('button', { name: kit.file.cancel })).toBeFocused()

  const uploaded = page.locator('#file-uploaded')
  await uploaded.getByRole('button', { name: kit.file.view }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(kit.file.viewed.replace('{name}', kit.file.name))).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(uploaded.getByRole('button', { name: kit.file.replace })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(uploaded.getByRole('button', { name: kit.file.remove })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(uploaded.getByRole('button', { name: kit.file.choose })).toBeFocused()

  await expect(page.locator('#file-error')).toHaveAccessibleDescription(kit.required)
  await expect(page.locator('#file-disabled').getByRole('button')).toBeDisabled()
})

test('a failed replacement shows the file that is still there, and leads back to it', async ({ page }) => {
  const field = page.locator('#file-failedStored')
  await expect(field.getByRole('status')).toHaveText(`${kit.file.failed}. ${kit.file.kept}: ${kit.file.name}`)
  await expect(field.getByText(`${kit.file.kept}: ${kit.file.name}`, { exact: true })).toBeVisible()
  await field.getByRole('button', { name: `${kit.file.backToStored}: ${kit.file.name}` }).focus()
  await page.keyboard.press('Enter')
  await expect(field.getByRole('button', { name: kit.file.view })).toBeFocused()
  await expect(field.getByRole('status')).toHaveText(`${kit.file.uploaded}: ${kit.file.name}`)
})

test('a locked file can be looked at, and nothing else be done with it', async ({ page }) => {
  const locked = page.locator('#file-locked').getByRole('button')
  await expect(locked).toHaveCount(1)
  await expect(locked).toHaveAccessibleName(`${kit.file.view}: ${kit.file.name}`)
  for (const name of ['lockedUploading', 'lockedFailed']) {
    const field = page.locator(`#file-${name}`)
    await expect(field.getByText(kit.file.name, { exact: true })).toBeVisible()
    await expect(field.getByRole('button')).toHaveCount(0)
  }
})

test('a very long name takes two lines and moves nothing out of the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  const field = page.locator('#file-long')
  const name = field.locator('bdi').first().locator('..')
  await expect(name).toHaveText(kit.file.longName)
  const { lines } = await name.evaluate((element) => ({
    lines: element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight),
  }))
  expect(Math.round(lines)).toBe(2)
  for (const button of await field.getByRole('button').all()) expect(await sticksOut(button)).toBe(0)
})
