import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { wireNameOf } from '@milgo/domain/answers/define'
import { appealUploadType } from '@milgo/domain/appeal/appeal'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import { appealDocumentId } from '@milgo/domain/review/appeal-review'
import { findWord } from '@milgo/messages/find-word'
import { appealQuestions } from '@milgo/messages/he/appeal'
import { directionOf } from '@milgo/messages/languages'
import { applicationWords } from '../core/requests/application-words.ts'
import type { Platform } from '../platform/platform.ts'
import { demoWords } from '../reference/demo-words.ts'

/** A stored document of the demo world. */
export type SeedFile = {
  readonly id: string
  readonly questionId: string
  /** The `{type}` of an upload. */
  readonly document: string
  readonly originalName: string
  readonly bytes: number
  readonly sha256: string
}

type Content = Omit<SeedFile, 'id' | 'bytes' | 'sha256'> & { readonly pdf: Buffer }

export type DocumentPool = {
  /** The questions for which there is a document. */
  readonly questionIds: readonly string[]
  /** Makes a document with a new id. `mark` makes its content unique. */
  readonly make: (questionId: string, mark: string) => SeedFile
  /** Stores the documents that were made since the last call. */
  readonly storeMade: () => Promise<void>
}

/** How many files are stored at once, because a folder waits for the disk with each file. */
const putsAtOnce = 16

type Source = Pick<Platform, 'pdf' | 'store' | 'spool'>

/** Makes one small PDF for each kind of document. Stored copies differ only by a mark. */
export const makeDocumentPool = async ({ pdf, store, spool }: Source): Promise<DocumentPool> => {
  const contents = new Map<string, Content>()
  for (const { questionId, document, title } of kinds()) {
    contents.set(questionId, {
      questionId,
      document,
      originalName: `${document}.pdf`,
      pdf: await pdf.make('demo-document', {
        title,
        note: demoWords.documentNote,
        language: 'he',
        direction: directionOf.he,
      }),
    })
  }
  const made: { readonly file: SeedFile; readonly body: Buffer }[] = []
  const put = async ({ file, body }: (typeof made)[number]): Promise<void> => {
    const { path, ...whole } = await spool.receive(Readable.from([body]), { maxBytes: body.length })
    await store.put(file.id, path, { mediaType: 'application/pdf', ...whole })
  }
  return {
    questionIds: [...contents.keys()],
    make: (questionId, mark) => {
      const content = contents.get(questionId)
      if (!content) throw new Error(`${questionId} asks for no document`)
      const { pdf: original, ...about } = content
      // PDF readers ignore a comment after the end of the file.
      const body = Buffer.concat([original, Buffer.from(`%${mark}\n`)])
      const sha256 = createHash('sha256').update(body).digest('hex')
      const file = { id: randomUUID(), ...about, bytes: body.length, sha256 }
      made.push({ file, body })
      return file
    },
    storeMade: async () => {
      while (made.length > 0) await Promise.all(made.splice(0, putsAtOnce).map(put))
    },
  }
}

type Kind = Pick<Content, 'questionId' | 'document'> & { readonly title: string }

/** Returns the documents of the application, and the one of an appeal. */
const kinds = (): readonly Kind[] => [
  ...documentQuestions.flatMap((question): readonly Kind[] => {
    const { id: questionId, labels } = question
    const document = wireNameOf(question)
    const variant = labels?.variants[0]
    const word = variant === undefined ? questionId : `${questionId}.${variant}`
    const title = findWord(applicationWords.he.questions, word) ?? questionId
    return document === undefined ? [] : [{ questionId, document, title }]
  }),
  { questionId: appealDocumentId, document: appealUploadType, title: appealQuestions.documents },
]
