import type { OpenContent } from '@milgo/contracts/office/content'
import { contentPath, newContentPath } from '@milgo/contracts/office-paths'
import { office } from '@milgo/messages/he/office'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { document, draft, drafted, inEnglish, line, openPage, slide, words } from './support/content-page.ts'

describe('a text', () => {
  it('that is new and was changed by another editor before it was published is compared under its key', async () => {
    const mine = { title: 'Mine', description: 'Words' }
    const begun: OpenContent = {
      ...slide,
      kind: 'faq-category',
      key: '100002',
      published: null,
      published_number: null,
      draft,
      history: [],
      document: {
        texts: { he: mine, ar: mine, en: mine },
        shared: { faq: 'portal', position: 99, show: true },
      },
    }
    const theirs = {
      ...begun,
      document: { ...begun.document, texts: { ...begun.document.texts, en: { ...mine, title: 'Theirs' } } },
    }
    await openPage(newContentPath('faq-category'), {
      'POST /office/content': begun,
      'POST /office/content/{kind}/{key}/publish': refuse(409, {
        statusCode: 409,
        code: 'CONTENT_CHANGED',
        message: staffErrors.CONTENT_CHANGED,
      }),
      'GET /office/content/{kind}/{key}': theirs,
    })
    const fetched = vi.spyOn(globalThis, 'fetch')
    onTestFinished(() => fetched.mockRestore())
    for (const language of ['עברית', 'العربية', 'English']) {
      const column = page.getByRole('region', { name: language, exact: true })
      await column.getByRole('textbox', { name: hebrew.fields.title }).fill('Mine')
      await column.getByRole('textbox', { name: hebrew.fields.description }).fill('Words')
    }
    await page.getByRole('button', { name: hebrew.publish.action, exact: true }).click()
    await expect.element(page.getByRole('alert').getByText('Theirs')).toBeVisible()
    const asked = fetched.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)))
    expect(asked.filter((url) => /faq-category\/\w+$/.test(url))).toEqual([
      expect.stringMatching(/faq-category\/100002$/),
    ])
  })

  describe('that another editor has saved meanwhile', () => {
    const theirRevision = '00000000-0000-4000-8000-00000000000a'
    const theirs: OpenContent = {
      ...drafted({ ...document, texts: { ...document.texts, en: words('Theirs') } }),
      seen: { version: 2, draft: theirRevision },
    }
    const overtaken = refuse(409, {
      statusCode: 409,
      code: 'CONTENT_CHANGED',
      message: staffErrors.CONTENT_CHANGED,
    })
    type Saved = { readonly seen: OpenContent['seen']; readonly document: OpenContent['document'] }
    /** Both editors started with the same draft. The other one saved first. */
    const openOvertaken = async (meanwhile: OpenContent, more: Answers = {}) => {
      let asked = 0
      const calls = await openPage(contentPath('slider', '1'), {
        'GET /office/content/{kind}/{key}': () => {
          asked += 1
          return asked === 1 ? drafted(document) : meanwhile
        },
        'PUT /office/content/{kind}/{key}/draft': ({ body }) => {
          const { seen, document: sent } = body as Saved
          return seen.draft === meanwhile.seen.draft ? { ...meanwhile, document: sent } : overtaken
        },
        ...more,
      })
      await inEnglish(hebrew.fields.title).fill('Mine')
      await page.getByRole('button', { name: hebrew.save.action }).click()
      const alert = page.getByRole('alert')
      await expect.element(alert).toHaveTextContent(hebrew.conflict.title)
      return { calls, alert }
    }
    const lastSaved = (calls: Awaited<ReturnType<typeof openPage>>) =>
      calls.made('PUT /office/content/{kind}/{key}/draft').at(-1)?.body

    it('shows both versions, and the typed one is saved over the one that was seen', async () => {
      const { calls, alert } = await openOvertaken(theirs)
      await expect.element(alert.getByText('Theirs')).toBeVisible()
      await expect.element(alert.getByText('Mine')).toBeVisible()
      await expectSound()
      await page.getByRole('button', { name: hebrew.conflict.mine }).click()
      await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Mine')
      await page.getByRole('button', { name: hebrew.save.action }).click()
      await expect.element(page.getByText(hebrew.save.done)).toBeVisible()
      expect(lastSaved(calls)).toMatchObject({
        seen: theirs.seen,
        document: { texts: { en: { title: line('Mine') } } },
      })
    })

    it('shows the other version in every field once it is chosen', async () => {
      const { calls } = await openOvertaken(theirs)
      await page.getByRole('button', { name: hebrew.conflict.theirs }).click()
      await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Theirs')
      await inEnglish(hebrew.fields.text).fill('Typed after')
      await page.getByRole('button', { name: hebrew.save.action }).click()
      await expect.element(page.getByText(hebrew.save.done)).toBeVisible()
      expect(lastSaved(calls)).toMatchObject({
        seen: theirs.seen,
        document: { texts: { en: { title: line('Theirs'), text: line('Typed after') } } },
      })
    })

    it('keeps the typed words if the other editor scheduled a version that is then unscheduled', async () => {
      const scheduled: OpenContent = {
        ...theirs,
        seen: { version: 3, draft: null },
        draft: null,
        scheduled: { number: 3, publish_at: '2026-12-01T08:00:00.000Z' },
      }
      await openOvertaken(scheduled, { 'POST /office/content/{kind}/{key}/call-back': theirs })
      await page.getByRole('button', { name: hebrew.conflict.mine }).click()
      await page.getByRole('button', { name: hebrew.callBack.action }).click()
      await expect.element(page.getByText(hebrew.callBack.done)).toBeVisible()
      await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Mine')
      await expect.element(page.getByText(hebrew.status.unsaved)).toBeVisible()
    })
  })

  it('asks before another text discards typed words, and restores no version until they are saved', async () => {
    const calls = await openPage(contentPath('slider', '1'))
    await inEnglish(hebrew.fields.title).fill('Not saved')
    const restore = hebrew.history.restore.replace('{number}', '1')
    await expect.element(page.getByRole('button', { name: restore })).toHaveAttribute('aria-disabled', 'true')
    await page.getByText(hebrew.kinds.square, { exact: true }).click()
    const other = page.getByRole('link', { name: /title of 2/ })
    await other.click()
    await expect.element(page.getByRole('dialog')).toHaveTextContent(office.unsaved.text)
    await expectSound()
    await page.getByRole('button', { name: office.unsaved.stay }).click()
    await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Not saved')
    expect(calls.made('GET /office/content/{kind}/{key}')).toHaveLength(1)
    await other.click()
    await page.getByRole('button', { name: office.unsaved.leave }).click()
    await expect.poll(() => calls.made('GET /office/content/{kind}/{key}')).toHaveLength(2)
  })

  it('opens another text without asking if nothing was typed', async () => {
    const calls = await openPage(contentPath('slider', '1'))
    await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Title')
    await page.getByText(hebrew.kinds.square, { exact: true }).click()
    await page.getByRole('link', { name: /title of 2/ }).click()
    await expect.poll(() => calls.made('GET /office/content/{kind}/{key}')).toHaveLength(2)
  })

  it('shows the changes of a version, and restores an older one', async () => {
    const calls = await openPage(contentPath('slider', '1'), {
      'POST /office/content/{kind}/{key}/restore': slide,
    })
    const history = page.getByRole('region', { name: hebrew.history.title })
    await history.getByText(hebrew.history.differences.replace('{number}', '2')).click()
    await expect.element(history.getByText('Older')).toBeVisible()
    const changeOf = (name: string) =>
      history.getByText(name, { exact: true }).element().nextElementSibling?.textContent
    expect(changeOf(hebrew.fields.icon)).toBe(hebrew.icons.clock + hebrew.icons.shield)
    expect(changeOf(hebrew.fields.show)).toBe(hebrew.flag.off + hebrew.flag.on)
    const restore = hebrew.history.restore.replace('{number}', '1')
    await history.getByRole('button', { name: restore }).click()
    await page.getByRole('dialog').getByRole('button', { name: restore }).click()
    await expect
      .poll(() => calls.made('POST /office/content/{kind}/{key}/restore')[0]?.body)
      .toEqual({ seen: slide.seen, number: 1 })
  })
})
