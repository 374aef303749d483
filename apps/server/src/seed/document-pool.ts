import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { wireNameOf } from '@milgo/domain/answers/define'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import { findWord } from '@milgo/messages/find-word'
import { directionOf } from '@milgo/messages/languages'
import { applicationWords } from '../core/application-words.ts'
import type { Platform } from '../platform/platform.ts'
import { demoWords } from '../reference/demo-words.ts'

/** A document of the demo world as it is stored. */
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
  /** A document under a new id; `mark` makes its content differ from that of all others. */
  readonly make: (questionId: string, mark: string) => SeedFile
  /** Stores what was made since the last time. */
  readonly storeMade: () => Promise<void>
}

/** A folder waits for the disk with each of them. */
const putsAtOnce = 16

type Ground = Pick<Platform, 'pdf' | 'store' | 'spool'>

/** One small PDF for each kind of document, made once; a stored one differs from the others by a mark. */
export const makeDocumentPool = async ({ pdf, store, spool }: Ground): Promise<DocumentPool> => {
  const contents = new Map<string, Content>()
  for (const question of documentQuestions) {
    const document = wireNameOf(question)
    if (document === undefined) continue
    const { questions } = applicationWords.he
    const variant = question.labels?.variants[0]
    const title =
      findWord(questions, variant === undefined ? question.id : `${question.id}.${variant}`) ?? question.id
    contents.set(question.id, {
      questionId: question.id,
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
    make: (questionId, mark) => {
      const content = contents.get(questionId)
      if (!content) throw new Error(`${questionId} asks for no document`)
      const { pdf: original, ...about } = content
      // Readers skip a comment after the end of the file.
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
