import type { ListedContent, OpenContent } from '@milgo/contracts/office/content'
import { contentPath, newContentPath, officePaths } from '@milgo/contracts/office-paths'
import { officeContent as english } from '@milgo/messages/en/office-content'
import { contentProblems } from '@milgo/messages/he/content-problems'
import { office } from '@milgo/messages/he/office'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const listed = (
  kind: ListedContent['kind'],
  key: string,
  more: Partial<ListedContent> = {},
): ListedContent => ({
  kind,
  key,
  title: `title of ${key}`,
  group: null,
  position: 0,
  missing: [],
  has_draft: false,
  scheduled_at: null,
  is_shown: true,
  ...more,
})
const line = (text: string) => [{ kind: 'paragraph' as const, spans: [{ text }] }]
const words = (title: string) => ({
  badge: 'New',
  title: line(title),
  text: line('Words'),
  linkText: 'More',
})
const document: OpenContent['document'] = {
  texts: { he: words('כותרת'), ar: words('عنوان'), en: words('Title') },
  shared: { link: '/faq', icon: 'shield', position: 0, show: true },
}
const older = {
  texts: { ...document.texts, en: words('Older title') },
  shared: { ...document.shared, icon: 'clock', show: false },
}
const version = {
  by: 'דוגמה לעורכת',
  at: '2026-01-10T08:00:00.000Z',
  publish_at: '2026-01-10T08:00:00.000Z',
  restores: null,
}
const slide: OpenContent = {
  kind: 'slider',
  key: '1',
  seen: { version: 2, draft: null },
  document,
  published: document,
  published_number: 2,
  draft: null,
  scheduled: null,
  history: [
    { number: 2, document, ...version },
    { number: 1, document: older, by: null, at: null, publish_at: null, restores: null },
  ],
}
const draft = { by: version.by, at: version.at }
const revision = '00000000-0000-4000-8000-000000000009'
const drafted = (changed: OpenContent['document']): OpenContent => ({
  ...slide,
  document: changed,
  draft,
  seen: { version: 2, draft: revision },
})
const legal: OpenContent = {
  ...slide,
  kind: 'legal-text',
  key: 'terms',
  document: {
    texts: {
      he: { title: 'תנאים', text: [{ kind: 'paragraph', spans: [{ text: 'שלום' }] }] },
      ar: { title: 'شروط', text: [{ kind: 'paragraph', spans: [{ text: 'مرحبا' }] }] },
      en: { title: 'Terms', text: [{ kind: 'paragraph', spans: [{ text: 'Hello' }] }] },
    },
    shared: {},
  },
  history: [],
}

const openPage = (path: string, more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(path, {
    roles: ['content-editor'],
    answers: {
      'GET /office/content': {
        texts: [
          listed('slider', '1', { has_draft: true }),
          listed('square', '2', { missing: ['ar'] }),
          listed('legal-text', 'terms'),
        ],
      },
      'GET /office/content/{kind}/{key}': slide,
      ...more,
    },
    ...rest,
  })
const inEnglish = (label: string) => page.getByRole('textbox', { name: `${label}, English` })

/** The page of the preview, which is a document of its own. */
const previewed = (): Document | null | undefined =>
  window.document.querySelector<HTMLIFrameElement>('iframe')?.contentDocument

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
    await expectSound()
  })
})

it('the list finds texts by any of their words', async () => {
  const calls = await openPage(officePaths.content, {
    'POST /office/content/search': { texts: [{ kind: 'legal-text', key: 'terms' }] },
  })
  await page.getByRole('searchbox', { name: hebrew.list.search }).fill('מילואים')
  await expect.element(page.getByRole('link', { name: /title of terms/ })).toBeVisible()
  expect(page.getByRole('link', { name: /title of 2/ }).elements()).toHaveLength(0)
  expect(calls.made('POST /office/content/search').at(-1)?.body).toEqual({ words: 'מילואים' })
})

it('the list asks for words where only blanks are typed', async () => {
  const calls = await openPage(officePaths.content)
  await page.getByRole('searchbox', { name: hebrew.list.search }).fill('   ')
  await expect.element(page.getByText(hebrew.list.blank)).toBeVisible()
  expect(calls.made('POST /office/content/search')).toHaveLength(0)
  await expectSound()
})

it('the list says from how many characters on it looks inside the texts', async () => {
  const calls = await openPage(officePaths.content)
  await page.getByRole('searchbox', { name: hebrew.list.search }).fill('ק')
  await expect.element(page.getByText(hebrew.list.short)).toBeVisible()
  await expect.element(page.getByText(hebrew.list.none)).not.toBeInTheDocument()
  expect(calls.made('POST /office/content/search')).toHaveLength(0)
  await expectSound()
})

it('the list shows no hits of former words while the new ones are looked for', async () => {
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

it('the list says that it could not search, and not that there is nothing', async () => {
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

describe('a text', () => {
  it.each([
    ['he', 1440],
    ['en', 1440],
    ['he', 1024],
  ] as const)('in %s at %d', async (language, width) => {
    const { preview } = language === 'he' ? hebrew : english
    await openPage(contentPath('slider', '1'), {}, { language, width })
    await expect.element(page.getByRole('heading', { name: preview.title })).toBeVisible()
    await expectSound()
  })

  it('is previewed while it is written, saved as a draft, and published', async () => {
    const changed = { ...document, texts: { ...document.texts, en: words('Brand new') } }
    const calls = await openPage(contentPath('slider', '1'), {
      'PUT /office/content/{kind}/{key}/draft': drafted(changed),
      'POST /office/content/{kind}/{key}/publish': { ...slide, document: changed, published: changed },
    })
    await inEnglish(hebrew.fields.title).fill('Brand new')
    const preview = page.getByRole('region', { name: hebrew.preview.title })
    await preview.getByRole('tab', { name: 'English' }).click()
    await expect.poll(() => previewed()?.querySelector('h2')?.textContent).toBe('Brand new')
    await page.getByRole('button', { name: hebrew.publish.action, exact: true }).click()
    await expect
      .poll(() => calls.made('PUT /office/content/{kind}/{key}/draft')[0]?.body)
      .toEqual({ seen: slide.seen, document: changed })
    await expect
      .poll(() => calls.made('POST /office/content/{kind}/{key}/publish')[0]?.body)
      .toEqual({ seen: { version: 2, draft: revision }, publish_at: null })
    await expect.element(page.getByText(hebrew.publish.done)).toBeVisible()
    await page.getByRole('button', { name: office.closeToast }).click()
    await expect.element(page.getByText(hebrew.publish.done)).not.toBeInTheDocument()
  })

  it('whose Hebrew alone was changed says which languages are out of date', async () => {
    await openPage(contentPath('slider', '1'))
    const column = (name: string) => page.getByRole('region', { name, exact: true })
    await expect.element(column('English')).toHaveTextContent(hebrew.states.current)
    await page.getByRole('textbox', { name: `${hebrew.fields.title}, עברית` }).fill('חדש')
    await expect.element(page.getByText(hebrew.outdated)).toBeVisible()
    await expect.element(column('English')).toHaveTextContent(hebrew.states.outdated)
    await expect.element(column('עברית')).toHaveTextContent(hebrew.states.edited)
    await expectSound()
    await inEnglish(hebrew.fields.title).fill('New')
    await expect.element(column('English')).toHaveTextContent(hebrew.states.edited)
    await expect.element(column('العربية')).toHaveTextContent(hebrew.states.outdated)
  })

  it('that lacks a language is told, and cannot be published', async () => {
    await openPage(contentPath('slider', '1'))
    await inEnglish(hebrew.fields.title).fill('')
    await expect
      .element(page.getByRole('region', { name: hebrew.checks.title }))
      .toHaveTextContent(contentProblems.CONTENT_MISSING)
    await expect
      .element(page.getByRole('button', { name: hebrew.publish.action, exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
    await expectSound()
  })

  it('that is new is stored by the first save and not before; the editor goes on with it', async () => {
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
    // The page has an address in memory alone; of its own a click asks nothing.
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

  it('that is new and was changed by another before it was published is compared under its name', async () => {
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

  it('takes all lines that are pasted into a single one, with blanks between', async () => {
    await openPage(contentPath('slider', '1'))
    const title = inEnglish(hebrew.fields.title)
    await title.fill('')
    const pasted = new DataTransfer()
    pasted.setData('text/plain', 'One\n\nTwo\r\nThree')
    title.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true }))
    await expect.element(title).toHaveTextContent('One Two Three')
    const check = page.getByRole('region', { name: hebrew.checks.title })
    await expect.element(check).not.toHaveTextContent(contentProblems.CONTENT_LINE_BROKEN)
  })

  it('that was just begun marks no field until something is written; the checks say what it lacks', async () => {
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

  it.each([
    ['slider', slide, 'text', 'reserveTo'],
    ['legal-text', legal, 'text', 'supportPhone'],
    [
      'modal-window',
      {
        ...slide,
        kind: 'modal-window' as const,
        key: 'requestSubmission',
        document: {
          texts: {
            he: { header: 'כותרת', text: line('מילים') },
            ar: { header: 'عنوان', text: line('كلمات') },
            en: { header: 'Title', text: line('Words') },
          },
          shared: {},
        },
      },
      'text',
      'date',
    ],
  ] as const)(
    'of the kind %s has values that are chosen, and refuses typed braces',
    async (kind, opened, field, value) => {
      const calls = await openPage(contentPath(kind, opened.key), {
        'GET /office/content/{kind}/{key}': opened,
        'PUT /office/content/{kind}/{key}/draft': opened,
      })
      const english = page.getByRole('region', { name: 'English' })
      const box = inEnglish(hebrew.fields[field])
      const checks = page.getByRole('region', { name: hebrew.checks.title })
      await box.fill(`Typed {${value}}`)
      await expect.element(checks).toHaveTextContent(contentProblems.CONTENT_BRACES_TYPED)
      await expect.element(box).toHaveAttribute('aria-invalid', 'true')
      await box.fill('Until ')
      await english.getByRole('button', { name: hebrew.placeholders.insert }).last().click()
      await english
        .getByRole('button', { name: hebrew.placeholders.names[value], exact: true })
        .last()
        .click()
      await expect.element(box).toHaveTextContent(`Until ${hebrew.placeholders.names[value]}`)
      await expect.element(checks).toHaveTextContent(hebrew.checks.good)
      await expectSound()
      await page.getByRole('button', { name: hebrew.save.action }).click()
      await expect
        .poll(() => calls.made('PUT /office/content/{kind}/{key}/draft')[0]?.body)
        .toMatchObject({
          document: {
            texts: {
              en: { [field]: [{ spans: [{ text: 'Until ' }, { text: `{${value}}`, value: true }] }] },
            },
          },
        })
    },
  )

  it('is previewed on a phone and on a computer, in light and in dark', async () => {
    await openPage(contentPath('slider', '1'))
    await expect.poll(() => previewed()?.querySelector('h2')?.textContent).toBe('כותרת')
    const preview = page.getByRole('region', { name: hebrew.preview.title })
    const colours = () => {
      const body = previewed()?.documentElement
      return body && getComputedStyle(body).backgroundColor
    }
    expect(previewed()?.documentElement.clientWidth).toBe(390)
    expect(previewed()?.documentElement.dir).toBe('rtl')
    const light = colours()
    await preview.getByRole('button', { name: hebrew.preview.dark }).click()
    await expect.poll(colours).not.toBe(light)
    await preview.getByRole('button', { name: hebrew.preview.computer }).click()
    await expect.poll(() => previewed()?.documentElement.clientWidth).toBe(1180)
    await expect.poll(() => previewed()?.documentElement.dataset['theme']).toBe('dark')
    // The page got shorter: what lies under the pointer now may explain itself.
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await expectSound()
    // In the window it is larger than beside the form.
    const widths = () =>
      [...window.document.querySelectorAll('iframe')].map((frame) => frame.getBoundingClientRect().width)
    await preview.getByRole('button', { name: hebrew.preview.enlarge }).click()
    await expect.element(page.getByRole('dialog', { name: hebrew.preview.title })).toBeVisible()
    await expect.poll(() => Math.max(...widths())).toBeGreaterThan(2 * Math.min(...widths()))
    await expectSound()
  })

  describe('that somebody else has saved meanwhile', () => {
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
    /** Both began with the same draft; the other saved first. */
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

    it('shows both, and nothing typed is lost: it is saved over what was seen', async () => {
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

    it('goes on with the other words in every field once they are taken', async () => {
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

    it('keeps what was typed where the other scheduled a version, and that is called back', async () => {
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

  it('asks before typed words are lost to another text, and until they are saved brings no version back', async () => {
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

  it('goes to another text unasked where nothing was typed', async () => {
    const calls = await openPage(contentPath('slider', '1'))
    await expect.element(inEnglish(hebrew.fields.title)).toHaveTextContent('Title')
    await page.getByText(hebrew.kinds.square, { exact: true }).click()
    await page.getByRole('link', { name: /title of 2/ }).click()
    await expect.poll(() => calls.made('GET /office/content/{kind}/{key}')).toHaveLength(2)
  })

  it('shows what a version changed, and brings an older one back', async () => {
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

describe('a rich text', () => {
  it('is previewed with its headings, and the address of the operator leads there by itself', async () => {
    const he = {
      title: 'תנאים',
      text: [
        { kind: 'heading' as const, text: 'פנייה' },
        { kind: 'paragraph' as const, spans: [{ text: '{supportEmail}', value: true as const }] },
        { kind: 'paragraph' as const, spans: [{ text: 'שבור', link: 'javascript:alert(1)' }] },
      ],
    }
    await openPage(contentPath('legal-text', 'terms'), {
      'GET /office/content/{kind}/{key}': {
        ...legal,
        document: { ...legal.document, texts: { ...legal.document.texts, he } },
      },
    })
    await expect
      .poll(() => previewed()?.body.textContent)
      .toContain(`[${hebrew.placeholders.names.supportEmail}]`)
    expect(previewed()?.querySelector('h2')?.textContent).toBe('פנייה')
    expect([...(previewed()?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      'mailto:a@b.example',
    ])
  })

  it('has bare words as headings: neither values nor bold are offered there', async () => {
    await openPage(contentPath('legal-text', 'terms'), { 'GET /office/content/{kind}/{key}': legal })
    const column = page.getByRole('region', { name: 'English' })
    await page.getByRole('textbox', { name: `${hebrew.fields.text}, English` }).click()
    const bold = column.getByRole('button', { name: hebrew.rich.bold })
    const values = column.getByRole('button', { name: hebrew.placeholders.insert })
    const heading = column.getByRole('button', { name: hebrew.rich.heading })
    await expect.element(values).toBeVisible()
    await heading.click()
    await expect.element(heading).toHaveAttribute('aria-pressed', 'true')
    await expect.element(bold).not.toBeInTheDocument()
    await expect.element(values).not.toBeInTheDocument()
    await expectSound()
    await heading.click()
    await expect.element(bold).toBeVisible()
  })

  it('is written as our own value, and what looks like markup stays words', async () => {
    const calls = await openPage(contentPath('legal-text', 'terms'), {
      'GET /office/content/{kind}/{key}': legal,
      'PUT /office/content/{kind}/{key}/draft': legal,
    })
    const box = page.getByRole('textbox', { name: `${hebrew.fields.text}, English` })
    await expect.element(box).toHaveTextContent('Hello')
    await box.fill('<img src=x onerror=alert(1)>')
    await expectSound()
    await page.getByRole('button', { name: hebrew.save.action }).click()
    await expect
      .poll(() => calls.made('PUT /office/content/{kind}/{key}/draft')[0]?.body)
      .toMatchObject({
        document: {
          texts: { en: { text: [{ kind: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] }] } },
        },
      })
  })
})
