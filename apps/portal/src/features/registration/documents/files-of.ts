import type { FileReference } from '@milgo/domain/answers/payload-schema'
import { callCore, readCore } from '../../../lib/service-client.ts'
import { currentSession } from '../../../lib/session/session-store.ts'
import { createDocumentFiles, type DocumentFiles } from '../../../request/files/document-files.ts'
import { fewAtATime } from '../../../request/files/few-at-a-time.ts'
import { infectedFiles } from '../../../request/files/infected-places.ts'
import { noteUploads } from '../../../request/files/running-uploads.ts'
import { saveFilesBy } from '../../../request/files/save-files.ts'
import { sendFileIn } from '../../../request/files/send-file.ts'
import { findNotes, keepNotes } from '../../../request/files/stored-notes.ts'
import { whenAgain } from '../../../request/files/when-again.ts'
import { referencesIn } from '../../../request/keeping/named-files.ts'
import type { Application } from '../open-application.ts'
import type { Start } from '../start.ts'
import { lookAtFile } from './look-at-file.ts'

const opened = new WeakMap<Application, DocumentFiles>()

/** The files of an application: the same, however often its documents are looked at. */
export const filesOf = (application: Application): DocumentFiles => {
  const known = opened.get(application)
  if (known) return known
  const { store, keeper, start, showing } = application
  // What was sent cannot be bettered, and a staff member's browser is not the student's.
  const keepsNotes = !start.isActing && !showing.hidesButtons
  const sent = sentFilesIn(start.toFix)
  const isSent = (fileName: string) => sent.some(({ file_name }) => file_name === fileName)
  const files = createDocumentFiles({
    store,
    references: [...sent, ...referencesIn(start.saved.documents)],
    infected: infectedFiles(start.saved.documents, store.facts()),
    read: () => readReferences(sent.length > 0),
    send: fewAtATime(sendFileIn(start.sessionId)),
    erase: async (type, fileName) => {
      // What was sent stays with what was sent.
      if (isSent(fileName)) return
      await callCore('DELETE /upload/delete-file/{type}', {
        params: { type },
        // Another tab may have saved answers that name it again.
        body: { file_name: fileName, unless_named: true },
      })
    },
    save: saveFilesBy(keeper, start),
    look: ({ questionId }, file, signal) =>
      lookAtFile(file, { questionId, identityNumber: start.user.identity_number, signal }),
    findNotes: (fileName) => (keepsNotes ? findNotes(start.user.id, fileName) : []),
    keepNotes: (fileName, notes) => {
      // Who has logged out takes everything along.
      const isTheirs = currentSession()?.id === start.sessionId
      if (keepsNotes && isTheirs) keepNotes(start.user.id, fileName, notes)
    },
    whenAgain,
  })
  opened.set(application, files)
  noteUploads(application, files)
  return files
}

/** The files that were sent in the places which are to be corrected. */
const sentFilesIn = (toFix: Start['toFix']): readonly FileReference[] =>
  toFix.flatMap(({ sent_file }) => sent_file ?? [])

const readReferences = async (isCorrection: boolean): Promise<readonly FileReference[]> => {
  const [documents, toFix] = await Promise.all([
    readCore('/step-4/documents', {}),
    isCorrection ? readCore('/step-4/get-all-documents-repair-back-for', {}) : [],
  ])
  return [...sentFilesIn(toFix), ...referencesIn(documents)]
}
