import type { LetterValues } from '@milgo/domain/letter/letter-values'
import { isResultPublished } from '@milgo/domain/status/result-published'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
import { findLetters } from './letters-repository.ts'
import { printLetter } from './print-letter.ts'
import { findScores, type Score } from './score-repository.ts'
import { openLetter } from './sealed-letter.ts'
import { requestDataOf } from './shown-result.ts'

type OwnLetter = {
  readonly number: number
  readonly values: LetterValues
  readonly print: () => Promise<Uint8Array>
}

type OwnScore = Pick<Score, 'version' | 'rulesVersion' | 'components' | 'total' | 'award'> & {
  readonly answers: Score['inputs']['answers']
  readonly figures: ReturnType<typeof requestDataOf>
}

/**
 * Returns every letter that the student was sent, and every score that a letter contained, the oldest first. A score
 * that was never in a letter, or is not published yet, is left out.
 */
export const getOwnResults = async (
  platform: Platform,
  loaded: OpenCase,
  language: Language,
): Promise<{ readonly letters: readonly OwnLetter[]; readonly scores: readonly OwnScore[] }> => {
  const { id, state } = loaded.request
  if (!isResultPublished(state)) return { letters: [], scores: [] }
  const rows = (await platform.database.read((db) => findLetters(db, id))).toReversed()
  const published = new Set(rows.map(({ scoreVersion }) => scoreVersion))
  const requestNumber = numberOf(loaded)
  const scores = (await findScores(platform, id)).filter(({ version }) => published.has(version))
  return {
    letters: rows.map((row) => {
      const values = { ...openLetter(platform.vault, id, row), requestNumber }
      const letter = { values, templateVersion: row.templateVersion }
      return { number: row.number, values, print: () => printLetter(platform, letter, language) }
    }),
    scores: scores.map(({ version, rulesVersion, components, total, award, ...score }) => ({
      version,
      rulesVersion,
      components,
      total,
      award,
      answers: score.inputs.answers,
      figures: requestDataOf(score),
    })),
  }
}
