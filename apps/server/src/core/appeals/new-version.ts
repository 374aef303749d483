import type { Answers } from '@milgo/domain/answers/answer'
import type { AppealType } from '@milgo/domain/appeal/appeal'
import { appealFilesIn } from '@milgo/domain/appeal/questions'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import type { OwnFiles } from '../files/own-files.ts'
import type { OpenCase } from '../requests/request-case.ts'
import type { VersionRow } from './repository.ts'
import { type AppealFile, sealAppeal } from './sealed-appeal.ts'
import type { AppealVersion } from './stored-appeal.ts'

type Content = {
  readonly type: AppealType
  readonly language: Language
  readonly answers: Answers
}

/** Returns the stored files that the answers name, each once. */
const filesOf = (answers: Answers, files: OwnFiles): readonly AppealFile[] =>
  [...new Set(appealFilesIn(answers))].flatMap((fileName) => {
    const file = files.get(fileName)
    return file ? [{ fileName, originalName: file.originalName, bytes: file.bytes, sha256: file.sha256 }] : []
  })

/** Returns the appeal version that is about to be sent, the row that stores it, and the files to retain. */
export const newVersion = (
  { vault }: Pick<Platform, 'vault'>,
  { request, now }: OpenCase,
  version: number,
  content: Content,
  files: OwnFiles,
): { readonly sent: AppealVersion; readonly row: VersionRow; readonly retains: readonly string[] } => {
  const sent = { format: 1, ...content, files: filesOf(content.answers, files) } as const
  return {
    sent: { version, sentAt: now, sent },
    row: { version, sentAt: now, sealed: sealAppeal(vault, request.id, version, sent) },
    retains: sent.files.map(({ fileName }) => fileName),
  }
}
