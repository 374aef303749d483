import type { AnswerLine } from '@milgo/domain/answers/lines'
import type { Wording } from '@milgo/domain/answers/snapshot'
import { applicationWording } from '@milgo/messages/application-wording'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { entryNames } from '../dictionaries/entry-names.ts'
import type { OwnFiles } from '../files/own-files.ts'
import { applicationWords } from './application-words.ts'
import { labelParams } from './refused-items.ts'
import type { RequestCase } from './request-case.ts'

/** Returns today's wording of these lines of a request. */
export const wordingOf = async (
  platform: Platform,
  loaded: RequestCase,
  language: Language,
  lines: readonly AnswerLine[],
  files: OwnFiles = new Map(),
): Promise<Wording> =>
  applicationWording(applicationWords[language], {
    language,
    entry: await entryNames(platform, language, lines),
    file: (name) => files.get(name)?.originalName,
    labelParams: labelParams(loaded),
  })
