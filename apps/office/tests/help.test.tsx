import { messageCatalogPath, officePaths } from '@milgo/contracts/office-paths'
import {
  type HandbookPage,
  handbookPages,
  handbookPagesOf,
  handbookStories,
} from '@milgo/domain/staff/handbook'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { office as english } from '@milgo/messages/en/office'
import { officeHandbook as handbookEn } from '@milgo/messages/en/office-handbook'
import { office as hebrew } from '@milgo/messages/he/office'
import { officeHandbook as handbook } from '@milgo/messages/he/office-handbook'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { findPicture } from '../src/features/help/pictures.ts'
import { openOffice } from './support/open-office.tsx'

const titleOf = (section: HandbookPage) =>
  section === 'messages' ? handbook.messages : hebrew.pages[section]

describe('the handbook', () => {
  it.each(StaffRole.options)('has a chapter for a %s with its screens', async (role) => {
    await openOffice(officePaths.help, { roles: [role] })
    for (const story of handbookStories)
      await expect.element(page.getByRole('heading', { name: handbook.stories[story] })).toBeVisible()
    for (const explained of handbookPagesOf(role))
      await expect
        .element(page.getByRole('heading', { name: titleOf(explained), exact: true }))
        .toBeInTheDocument()
    await expectSound()
  })

  it.each([1024, 390] as const)('is read in English at %i px, and other chapters too', async (width) => {
    await openOffice(officePaths.help, { roles: ['finance'], language: 'en', width })
    await page.getByRole('link', { name: english.roles.administrator }).click()
    await expect.element(page.getByText(handbookEn.roles.administrator.day[0] ?? '')).toBeVisible()
    // A screen that the staff member may not open is not linked.
    expect(page.getByRole('link', { name: handbookEn.open }).elements()).toHaveLength(1)
    await expectSound()
  })

  it('opens from a page at the section about that page', async () => {
    await openOffice(officePaths.dictionaries, {
      roles: ['administrator'],
      answers: { 'GET /office/dictionaries': { dictionaries: [] } },
    })
    await page.getByRole('link', { name: hebrew.pages.help }).click()
    await expect
      .element(page.getByRole('heading', { name: hebrew.pages.dictionaries, exact: true }))
      .toHaveFocus()
  })

  it('opens from the messages at the section about them', async () => {
    await openOffice(messageCatalogPath, {
      roles: ['content-editor'],
      answers: { 'GET /office/content': { texts: [] }, 'GET /office/message-templates': { templates: [] } },
    })
    await page.getByRole('link', { name: hebrew.pages.help }).click()
    await expect.element(page.getByRole('heading', { name: handbook.messages, exact: true })).toHaveFocus()
  })

  it('has a picture of every screen in both languages', () => {
    const missing = handbookPages.flatMap((explained) =>
      (['he', 'en'] as const)
        .filter((language) => findPicture(explained, language) === undefined)
        .map((language) => `${explained}-${language}`),
    )
    expect(missing).toEqual([])
  })
})
