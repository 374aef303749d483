import type { OpenContent } from '@milgo/contracts/office/content'
import { contentPath, newContentPath, officePaths } from '@milgo/contracts/office-paths'
import { contentProblems } from '@milgo/messages/he/content-problems'
import { office } from '@milgo/messages/he/office'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { noConnection } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { draft, inEnglish, line, listed, openPage, revision, slide } from './support/content-page.ts'

describe('a text', () => {
  it('that is new is stored only by the first save; the editor continues with it', async () => {
    const stored = (texts: OpenContent['document']['texts']): OpenContent => ({
      ...slide,
      key: '100001',
      seen: { version: 0, draft: revision },
      document: { texts, shared: { icon: 'document', position: 99, show: true } },
      published: null,
      published_number: null,
      draft,
      history: [],
    })
    let kept: OpenContent | undefined
    const store = ({ body }: { readonly body: unknown }) => {
      kept = stored((body as { document: OpenContent['document'] }).document.texts)
      return kept
    }
    const calls = await openPage(officePaths.content, {
      'GET /office/content': () => ({
        texts: [listed('slider', '1'), ...(kept ? [listed('slider', '100001', { has_draft: true })] : [])],
      }),
      'POST /office/content': store,
      'PUT /office/content/{kind}/{key}/draft': store,
    })
    await page.getByText(hebrew.kinds.slider, { exact: true }).click()
    await page.getByRole('link', { name: hebrew.list.add.replace('{kind}', hebrew.kinds.slider) }).click()
    await expect.element(page.getByRole('heading', { name: hebrew.list.untitled })).toBeVisible()
    const save = page.getByRole('button', { name: hebrew.save.action })
    await expect.element(save).toHaveAttribute('aria-disabled', 'true')
    await inEnglish(hebrew.fields.title).fill('First')
    expect(calls.made('POST /office/content')).toHaveLength(0)
    await save.click()
    await expect.element(page.getByText(hebrew.save.done)).toBeVisible()
    await page.getByRole('button', { name: office.closeToast }).click()
    expect(calls.made('POST /office/content')[0]?.body).toMatchObject({ kind: 'slider' })
    const begin = page.getByRole('link', { name: hebrew.list.add.replace('{kind}', hebrew.kinds.slider) })
    await expect.element(begin).toBeVisible()
    await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('First')
    await inEnglish(hebrew.fields.title).fill('Second')
    await save.click()
    await expect.poll(() => calls.made('PUT /office/content/{kind}/{key}/draft')).toHaveLength(1)
    expect(calls.made('POST /office/content')).toHaveLength(1)
    expect(calls.made('GET /office/content/{kind}/{key}')).toHaveLength(0)
    await expect.element(page.getByText(hebrew.status.unsaved)).not.toBeInTheDocument()
    const row = page.getByRole('link', { name: /title of 100001/ })
    await inEnglish(hebrew.fields.text).fill('Not saved')
    // The test's router has its address only in memory. A click on a link to the window's own address asks nothing.
    const before = window.location.href
    window.history.replaceState(null, '', contentPath('slider', '100001'))
    onTestFinished(() => window.history.replaceState(null, '', before))
    await row.click()
    await expect.element(inEnglish(hebrew.fields.text)).toHaveTextContent('Not saved')
    expect(calls.made('GET /office/content/{kind}/{key}')).toHaveLength(0)
    await save.click()
    await expect.poll(() => calls.made('PUT /office/content/{kind}/{key}/draft')).toHaveLength(2)
    await expect.element(page.getByText(hebrew.status.unsaved)).not.toBeInTheDocument()
    await page.getByRole('link', { name: /title of 1\b/ }).click()
    await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Title')
    if (kept) calls.change({ 'GET /office/content/{kind}/{key}': kept })
    await row.click()
    await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Second')
    await expect.element(inEnglish(hebrew.fields.text)).toHaveTextContent('Not saved')
  })

  it('whose first save was not answered is saved again as the same text, with the words typed since', async () => {
    const begun: OpenContent = {
      ...slide,
      key: '100001',
      seen: { version: 0, draft: revision },
      published: null,
      published_number: null,
      draft,
      history: [],
    }
    const calls = await openPage(newContentPath('slider'), {
      'POST /office/content': noConnection,
      'PUT /office/content/{kind}/{key}/draft': begun,
    })
    const save = page.getByRole('button', { name: hebrew.save.action })
    await inEnglish(hebrew.fields.title).fill('First')
    await save.click()
    await expect.element(page.getByText(hebrew.save.failed)).toBeVisible()
    calls.change({ 'POST /office/content': begun })
    await inEnglish(hebrew.fields.title).fill('Second')
    await save.click()
    await expect.element(page.getByText(hebrew.save.done)).toBeVisible()
    const tries = calls
      .made('POST /office/content')
      .map(({ body }) => (body as { revision: string }).revision)
    expect(new Set(tries)).toEqual(new Set([expect.stringMatching(/^[\da-f-]{36}$/)]))
    expect(tries).toHaveLength(2)
    expect(calls.made('PUT /office/content/{kind}/{key}/draft').map(({ body }) => body)).toMatchObject([
      { seen: begun.seen, document: { texts: { en: { title: line('Second') } } } },
    ])
  })

  it('that is new marks no field until something is written; the checks say what is missing', async () => {
    const blank = {
      ...slide,
      published: null,
      published_number: null,
      document: { texts: { he: {}, ar: {}, en: {} }, shared: { icon: 'document', position: 99, show: true } },
      history: [],
    }
    await openPage(contentPath('slider', '1'), { 'GET /office/content/{kind}/{key}': blank })
    const title = inEnglish(hebrew.fields.title)
    await expect.element(title).not.toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(page.getByRole('region', { name: hebrew.checks.title }))
      .toHaveTextContent(contentProblems.CONTENT_MISSING)
    await inEnglish(hebrew.fields.text).fill('Words')
    await expect.element(title).toHaveAttribute('aria-invalid', 'true')
    await expectSound()
  })
})
