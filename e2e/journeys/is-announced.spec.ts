import { upload } from '@milgo/messages/he/upload'
import { expectToHear } from '../announced.ts'
import { documentOf, fileOf, openDocuments, students, uploadInto } from '../documents.ts'
import { expect, ownWindow, test } from '../fixtures.ts'

/** What a screen reader says on the main journeys, read from the accessibility tree that Chromium hands to it. */
test('documents: what is left, and that a file has come', { tag: ownWindow }, async ({ page, request }) => {
  await openDocuments(page, request, students.single)
  await expectToHear(page, {
    title: expect.stringContaining('שלב 4 מתוך 4'),
    live: [expect.stringMatching(/^נותרו \d+ פריטים להשלמה$/)],
  })
  const file = fileOf('letter')
  await uploadInto(page, documentOf(page, 'idAttachment'), file)
  await expectToHear(page, {
    live: expect.arrayContaining([`${upload.loaded}: ${file.name}`]),
    focus: expect.stringContaining(`${upload.view}: ${file.name}`),
  })
})
