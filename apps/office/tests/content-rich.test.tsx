import { contentPath } from '@milgo/contracts/office-paths'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { legal, openPage, previewed } from './support/content-page.ts'

describe('a rich text', () => {
  it('is previewed with its headings, and the operator’s address is a link', async () => {
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

  it('has plain words as headings, in which neither values nor bold are offered', async () => {
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

  it('does not make a heading of a paragraph with a value, by button or by key, and says why', async () => {
    const text = [
      {
        kind: 'paragraph' as const,
        spans: [{ text: 'Write to ' }, { text: '{supportEmail}', value: true as const }],
      },
    ]
    await openPage(contentPath('legal-text', 'terms'), {
      'GET /office/content/{kind}/{key}': {
        ...legal,
        document: { ...legal.document, texts: { ...legal.document.texts, en: { title: 'Terms', text } } },
      },
    })
    const box = page.getByRole('textbox', { name: `${hebrew.fields.text}, English` })
    const heading = page
      .getByRole('region', { name: 'English' })
      .getByRole('button', { name: hebrew.rich.heading })
    await box.click()
    await expect.element(heading).toHaveAttribute('aria-disabled', 'true')
    await expect.element(heading).toHaveAccessibleDescription(hebrew.rich.headingBare)
    await expectSound()
    await heading.click({ force: true })
    await userEvent.keyboard('{Control>}{Alt>}2{/Alt}{/Control}')
    await expect.element(heading).toHaveAttribute('aria-pressed', 'false')
    await expect.element(box).toHaveTextContent(`Write to ${hebrew.placeholders.names.supportEmail}`)
    await box.fill('Words')
    await heading.click()
    await expect.element(heading).toHaveAttribute('aria-pressed', 'true')
  })

  it('is saved in our own format, and typed markup stays text', async () => {
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
