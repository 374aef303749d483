import type { UploadedFile } from '@milgo/contracts/core/upload-file'
import type { ReadabilityNote } from '@milgo/domain/application/documents/readability'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { createFormStore } from '@milgo/form/form-store.ts'
import { vi } from 'vitest'
import { applicationModel } from '../application-model.ts'
import { createDocumentFiles, type DocumentFilesStart } from './document-files.ts'
import type { SendFile } from './send-file.ts'

type Sending =
  Parameters<SendFile> extends [infer Type, infer Chosen, infer Options]
    ? {
        readonly type: Type
        readonly file: Chosen
        readonly options: Options
        readonly arrive: (
          name: string,
          readability?: readonly ReadabilityNote[],
          same?: readonly string[],
        ) => void
        readonly fail: (error: Error) => void
      }
    : never

/** Opens a form with its files. An upload ends or fails when the test says so. */
export const openFiles = (changes: object = {}, given: Partial<DocumentFilesStart> = {}) => {
  const store = createFormStore(applicationModel, {
    answers: { ...sampleAnswers, ...changes },
    context: sampleContext,
  })
  const sent: Sending[] = []
  const send: SendFile = (type, file, options) => {
    const { promise, resolve, reject } = Promise.withResolvers<UploadedFile>()
    const arrive: Sending['arrive'] = (name, readability = [], same = []) =>
      resolve({
        file_name: name,
        original_file_name: file.name,
        file_signed_url: null,
        readability: [...readability],
        same_as: [...same],
      })
    sent.push({ type, file, options, arrive, fail: reject })
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
    storeNotes: () => {},
    whenAgain: () => undefined,
    ...given,
  })
  return { store, sent, erase, save, files }
}

export const front = { questionId: 'idFront' }
export const first = { questionId: 'siblingsStudyConfirmations', slot: 0 }
export const second = { questionId: 'siblingsStudyConfirmations', slot: 1 }
/** Waits until everything that has arrived has had its effect. */
export const allSettled = () => new Promise((resolve) => setTimeout(resolve))
export const pdf = (name = 'scan.pdf') => new File(['%PDF'], name)
