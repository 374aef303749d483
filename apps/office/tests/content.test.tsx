import { contentPath } from '@milgo/contracts/office-paths'
import { officeContent as english } from '@milgo/messages/en/office-content'
import { contentProblems } from '@milgo/messages/he/content-problems'
import { office } from '@milgo/messages/he/office'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  document,
  drafted,
  inEnglish,
  legal,
  line,
  openPage,
  previewed,
  revision,
  slide,
  words,
} from './support/content-page.ts'

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

  it('of which only the Hebrew was changed says which languages are outdated', async () => {
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

  it('that lacks a language says so, and cannot be published', async () => {
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

  it('joins pasted lines with spaces in a field of one line', async () => {
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
    'of the kind %s offers values in a menu, and refuses typed braces',
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
    // The page got shorter, so a tooltip may open for the element that is now below the pointer.
    await page.getByRole('heading', { level: 1 }).hover()
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await expectSound()
    // The preview is larger in the window than beside the form.
    const widths = () =>
      [...window.document.querySelectorAll('iframe')].map((frame) => frame.getBoundingClientRect().width)
    await preview.getByRole('button', { name: hebrew.preview.enlarge }).click()
    await expect.element(page.getByRole('dialog', { name: hebrew.preview.title })).toBeVisible()
    await expect.poll(() => Math.max(...widths())).toBeGreaterThan(2 * Math.min(...widths()))
    await expectSound()
  })
})
