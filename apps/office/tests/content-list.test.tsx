import { officePaths } from '@milgo/contracts/office-paths'
import { officeContent as english } from '@milgo/messages/en/office-content'
import { office } from '@milgo/messages/he/office'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from './support/content-page.ts'

describe('the list of texts', () => {
  it.each(['he', 'en'] as const)('in %s', async (language) => {
    const { list, kinds, choose } = language === 'he' ? hebrew : english
    await openPage(officePaths.content, {}, { language })
    await expect.element(page.getByText(choose)).toBeVisible()
    await page.getByText(kinds.square, { exact: true }).click()
    await expect.element(page.getByRole('link', { name: /title of 2/ })).toHaveTextContent('العربية')
    await page.getByText(list.waiting).click()
    await expect.element(page.getByRole('link', { name: /title of 1/ })).toHaveTextContent(list.draft)
    expect(page.getByRole('link', { name: /title of terms/ }).elements()).toHaveLength(0)
    await expect
      .element(page.getByRole('link', { name: /title of accessibility/ }))
      .toHaveTextContent(list.blanks)
    await expectSound()
  })

  it('finds texts by any of their words', async () => {
    const calls = await openPage(officePaths.content, {
      'POST /office/content/search': { texts: [{ kind: 'legal-text', key: 'terms' }] },
    })
    await page.getByRole('searchbox', { name: hebrew.list.search }).fill('מילואים')
    await expect.element(page.getByRole('link', { name: /title of terms/ })).toBeVisible()
    expect(page.getByRole('link', { name: /title of 2/ }).elements()).toHaveLength(0)
    expect(calls.made('POST /office/content/search').at(-1)?.body).toEqual({ words: 'מילואים' })
  })

  it('asks for words if only spaces are typed', async () => {
    const calls = await openPage(officePaths.content)
    await page.getByRole('searchbox', { name: hebrew.list.search }).fill('   ')
    await expect.element(page.getByText(hebrew.list.blank)).toBeVisible()
    expect(calls.made('POST /office/content/search')).toHaveLength(0)
    await expectSound()
  })

  it('says how many characters a search inside the texts needs', async () => {
    const calls = await openPage(officePaths.content)
    await page.getByRole('searchbox', { name: hebrew.list.search }).fill('ק')
    await expect.element(page.getByText(hebrew.list.short)).toBeVisible()
    await expect.element(page.getByText(hebrew.list.none)).not.toBeInTheDocument()
    expect(calls.made('POST /office/content/search')).toHaveLength(0)
    await expectSound()
  })

  it('shows no results of an earlier search during a new one', async () => {
    const calls = await openPage(officePaths.content, {
      'POST /office/content/search': async ({ body }) => {
        if ((body as { words: string }).words === 'מילואים')
          return { texts: [{ kind: 'legal-text', key: 'terms' }] }
        return new Promise(() => {})
      },
    })
    const search = page.getByRole('searchbox', { name: hebrew.list.search })
    await search.fill('מילואים')
    const hit = page.getByRole('link', { name: /title of terms/ })
    await expect.element(hit).toBeVisible()
    await search.fill('קרקע')
    await expect.poll(() => calls.made('POST /office/content/search').at(-1)?.body).toEqual({ words: 'קרקע' })
    expect(hit.elements()).toHaveLength(0)
    expect(page.getByText(hebrew.list.none).elements()).toHaveLength(0)
  })

  it('says that the search failed, not that nothing was found', async () => {
    let isDown = true
    await openPage(officePaths.content, {
      'POST /office/content/search': () =>
        isDown ? refuse(500, { statusCode: 500, code: 'INTERNAL', message: '' }) : { texts: [] },
    })
    await page.getByRole('searchbox', { name: hebrew.list.search }).fill('קרקע')
    const again = page.getByRole('button', { name: office.failed.retry })
    await expect.element(again).toBeVisible()
    expect(page.getByText(hebrew.list.none).elements()).toHaveLength(0)
    await expectSound()
    isDown = false
    await again.click()
    await expect.element(page.getByText(hebrew.list.none)).toBeVisible()
  })
})
