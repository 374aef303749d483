import type { FigureKind } from '@milgo/contracts/office/review-answer'
import type { RevisionOutcome } from '@milgo/contracts/office/revision-fields'
import { draftPayload } from '@milgo/domain/answers/payload'
import { shownOf } from '@milgo/domain/answers/visibility'
import { type FigureId, figuresForm, figures as figuresSection } from '@milgo/domain/review/figures'
import { awardOf } from '@milgo/domain/score/find-award-tier'
import { scoreComponents } from '@milgo/domain/score/score-component'
import { type Language, languages } from '@milgo/messages/languages'
import type { OpenCase } from '../../core/requests/request-case.ts'
import { letterTemplate, storedLetterInLanguage } from '../../core/results/print-letter.ts'
import { refuseRevisedScore } from '../../core/results/refuse-revision.ts'
import type { RevisedScore } from '../../core/results/revised-score.ts'
import { revisionLetter } from '../../core/results/revision-letter.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { officeWords } from '../review/office-words.ts'
import { refusalText } from './refusal-text.ts'

/** Returns the outcome of a revision beside the published result, with the letter that it would send. */
export const revisionOutcome = async (
  platform: Platform,
  loaded: OpenCase,
  revised: RevisedScore,
  hasNewFigures: boolean,
  language: Language,
): Promise<RevisionOutcome> => {
  const { before, found, rules } = revised
  const { values } = await revisionLetter(platform, loaded, revised, hasNewFigures)
  const byTier = awardOf(rules.awardTiers, found.total)
  return {
    figures: changedRows(revised, language),
    components: scoreComponents.map((component) => ({
      component,
      before: before?.components[component].points ?? null,
      after: found.components[component].points,
      max: rules.scoreRules.caps[component],
    })),
    total_before: before?.total ?? null,
    total: found.total,
    award_before: before?.award ?? 0,
    award: found.award,
    rules_version_before: before?.rulesVersion ?? null,
    rules_version: found.rulesVersion,
    is_appeal_award_kept: found.award > byTier,
    refusal: refusalOf(loaded, revised, language),
    letters: languages.map((one) =>
      storedLetterInLanguage(platform, { values, templateVersion: letterTemplate }, one),
    ),
  }
}

const changedRows = ({ figuresBefore, figures, context }: RevisedScore, language: Language) => {
  const shown = shownOf(figuresForm, figures, context)
  const before = draftPayload(figuresForm, figuresSection, figuresBefore, context)
  const after = draftPayload(figuresForm, figuresSection, figures, context)
  return figuresSection.questions
    .filter(({ id }) => shown.ids.has(id))
    .map(({ id, wire, kind }) => ({
      label: officeWords[language].figures[id as FigureId],
      kind: kind as FigureKind,
      before: before[String(wire)] ?? null,
      after: after[String(wire)] ?? null,
    }))
    .filter((row) => JSON.stringify(row.before) !== JSON.stringify(row.after))
}

/** Returns the refusal as a text, or null. Proposing and signing throw it; a page shows it beside the figures. */
const refusalOf = (loaded: OpenCase, revised: RevisedScore, language: Language) => {
  try {
    refuseRevisedScore(loaded, revised)
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return refusalText(error.items[0]?.code ?? error.code, language)
  }
}
