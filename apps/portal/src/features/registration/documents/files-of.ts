import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { numberOnDocument } from '@milgo/domain/application/documents/read-identity-number'
import { callCore, readCore } from '../../../lib/service-client.ts'
import { currentSession } from '../../../lib/session/session-store.ts'
import { createDocumentFiles, type DocumentFiles } from '../../../request/files/document-files.ts'
import { fewAtATime } from '../../../request/files/few-at-a-time.ts'
import { infectedFiles } from '../../../request/files/infected-places.ts'
import { lookAtFile } from '../../../request/files/look-at-file.ts'
import { noteUploads } from '../../../request/files/running-uploads.ts'
import { saveFilesBy } from '../../../request/files/save-files.ts'
import { sendFileIn } from '../../../request/files/send-file.ts'
import { findNotes, storeNotes } from '../../../request/files/stored-notes.ts'
import { whenAgain } from '../../../request/files/when-again.ts'
import { referencesIn } from '../../../request/keeping/named-files.ts'
import type { Application } from '../open-application.ts'
import type { Start } from '../start.ts'

const opened = new WeakMap<Application, DocumentFiles>()

/** Returns the files of an application, always the same object. */
export const filesOf = (application: Application): DocumentFiles => {
  const known = opened.get(application)
  if (known) return known
  const { store, keeper, start, showing } = application
  // Notes are of no use after sending, and are not stored in a staff member's browser.
  const storesNotes = !start.isActing && !showing.hidesButtons
  const sent = sentFilesIn(start.toFix)
  const isSent = (fileName: string) => sent.some(({ file_name }) => file_name === fileName)
  const files = createDocumentFiles({
    store,
    references: [...sent, ...referencesIn(start.saved.documents)],
    infected: infectedFiles(start.saved.documents, store.context()),
    read: () => readReferences(sent.length > 0),
    send: fewAtATime(sendFileIn(start.sessionId)),
    erase: async (type, fileName) => {
      // A file that was sent is not erased.
      if (isSent(fileName)) return
      await callCore('DELETE /upload/delete-file/{type}', {
        params: { type },
        // Another tab may have saved answers that name the file again.
        body: { file_name: fileName, unless_named: true },
      })
    },
    save: saveFilesBy(keeper, start),
    look: ({ questionId }, file, signal) =>
      lookAtFile(file, signal, numberOnDocument(questionId, start.user.identity_number)),
    findNotes: (fileName) => (storesNotes ? findNotes(start.user.id, fileName) : []),
    storeNotes: (fileName, notes) => {
      // Nothing is stored after the student has logged out, because logging out removes everything.
      const isTheirs = currentSession()?.id === start.sessionId
      if (storesNotes && isTheirs) storeNotes(start.user.id, fileName, notes)
    },
    whenAgain,
  })
  opened.set(application, files)
  noteUploads(application, files)
  return files
}

/** Returns the files that were sent in the flagged places. */
const sentFilesIn = (toFix: Start['toFix']): readonly FileReference[] =>
  toFix.flatMap(({ sent_file }) => sent_file ?? [])

const readReferences = async (isCorrection: boolean): Promise<readonly FileReference[]> => {
  const [documents, toFix] = await Promise.all([
    readCore('/step-4/documents', {}),
    isCorrection ? readCore('/step-4/get-all-documents-repair-back-for', {}) : [],
  ])
  return [...sentFilesIn(toFix), ...referencesIn(documents)]
}
