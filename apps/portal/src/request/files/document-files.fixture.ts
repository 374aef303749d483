import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { createFormStore } from '@milgo/form/form-store.ts'
import { vi } from 'vitest'
import { applicationModel } from '../application-model.ts'
import { createDocumentFiles, type DocumentFilesStart } from './document-files.ts'
import type { SendFile } from './send-file.ts'

type Sending =
  Parameters<SendFile> extends [infer Type, infer Chosen, infer Way]
    ? {
        readonly type: Type
        readonly file: Chosen
        readonly way: Way
        readonly arrive: (name: string, readability?: readonly ReadabilityNote[]) => void
        readonly fail: (error: Error) => void
      }
    : never

/** A form with its files; what is sent arrives or fails when the test says so. */
export const openFiles = (changes: object = {}, given: Partial<DocumentFilesStart> = {}) => {
  const store = createFormStore(applicationModel, {
    answers: { ...sampleAnswers, ...changes },
    facts: sampleContext,
  })
  const sent: Sending[] = []
  const send: SendFile = (type, file, way) => {
    const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>()
    const arrive: Sending['arrive'] = (name, readability = []) =>
      resolve({
        file_name: name,
        original_file_name: file.name,
        file_signed_url: null,
        readability: [...readability],
      })
    sent.push({ type, file, way, arrive, fail: reject })
    return promise
  }
  const erase = vi.fn(async () => undefined)
  const save = vi.fn(async () => true)
  const files = createDocumentFiles({
    store,
    references: [],
    infected: [],
    read: async () => [],
    send,
    erase,
    save,
    look: async () => [],
    findNotes: () => [],
    keepNotes: () => {},
    whenAgain: () => undefined,
    ...given,
  })
  return { store, sent, erase, save, files }
}

export const front = { questionId: 'idFront' }
export const first = { questionId: 'siblingsStudyConfirmations', slot: 0 }
export const second = { questionId: 'siblingsStudyConfirmations', slot: 1 }
/** Whatever has arrived has had its effect. */
export const allSettled = () => new Promise((resolve) => setTimeout(resolve))
export const pdf = (name = 'scan.pdf') => new File(['%PDF'], name)
