import type { AnswerLine } from '@milgo/domain/answers/lines'
import type { Snapshot, SnapshotDocument, SnapshotLine, Wording } from '@milgo/domain/answers/snapshot'
import { applicationForm } from '@milgo/domain/application/form'
import { appealDocumentId } from '@milgo/domain/review/appeal-review'
import { findSecretNumber } from '@milgo/domain/review/secret-number'
import { type SentLine, sentLines } from '@milgo/domain/review/snapshot-lines'
import { maskNumber } from '@milgo/domain/writing/mask-number'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { byWireName, type WholeFile } from '../../core/files/stored-file.ts'
import { wordingOf } from '../../core/requests/wording-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { officeWords } from './office-words.ts'
import type { ReviewCase } from './review-case.ts'

type WordedLine = {
  readonly label: string
  readonly text: string
  readonly place: string
  readonly statements: readonly string[]
}

/**
 * The sent answers in the reviewer's language. Answers to questions that the form no longer has are shown as they were
 * sent.
 */
export type ReviewWording = {
  readonly language: Language
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly lines: readonly (SentLine & WordedLine)[]
  }[]
  readonly documentLabel: (document: Pick<SnapshotDocument, 'questionId' | 'index' | 'label'>) => string
  /** Returns the text of a line of another snapshot of the same request. */
  readonly worded: (sent: SnapshotLine, snapshot: Snapshot) => WordedLine
}

export const getReviewWording = async (
  platform: Platform,
  review: ReviewCase,
  language: Language,
): Promise<ReviewWording> => {
  const { loaded, last, previous, figuresContext } = review
  const linesOf = (snapshot: Snapshot) => sentLines(applicationForm, snapshot, figuresContext.application)
  const own = linesOf(last.snapshot)
  const before = previous ? linesOf(previous.snapshot) : []
  const all = [...own, ...before].flatMap(({ lines }) => lines.flatMap(({ line }) => line ?? []))
  const stored = review.files.map(({ file }) => file).filter(({ storedAt }) => storedAt !== null)
  const wording = await wordingOf(platform, loaded, language, all, byWireName(stored as WholeFile[]))
  const words = ({ sent, line }: SentLine): WordedLine => wordedLine(wording, sent, line)
  return {
    language,
    sections: own.map(({ id, title, lines }) => ({
      id,
      title: lines.some(({ line }) => line) ? wording.section(id) : title,
      lines: lines.map((one) => ({ ...one, ...words(one) })),
    })),
    documentLabel: ({ questionId, index, label }) => {
      if (questionId === appealDocumentId) return appealLabel(review, index ?? 0, language)
      const found = [...own, ...before]
        .flatMap(({ lines }) => lines)
        .find(({ sent }) => sent.questionId === questionId && sent.index === index)
      return found ? words(found).label : label
    },
    worded: (sent, snapshot) => {
      const found = linesOf(snapshot)
        .flatMap(({ lines }) => lines)
        .find((one) => one.sent === sent)
      return wordedLine(wording, sent, found?.line)
    },
  }
}

const appealLabel = ({ appeal }: ReviewCase, index: number, language: Language): string => {
  const { document, missing } = officeWords[language].review.appeal
  const isThere = index < (appeal?.last.sent.files.length ?? 0)
  return isThere ? fill(document, { n: index + 1 }) : missing
}

const wordedLine = (wording: Wording, sent: SnapshotLine, line: AnswerLine | undefined): WordedLine => {
  const text = line ? wording.text(line) : sent.text
  const isMasked = findSecretNumber(sent.questionId) !== undefined && typeof sent.value === 'string'
  return {
    label: line ? wording.label(line) : sent.label,
    text: isMasked ? maskNumber(text) : text,
    place: line ? wording.place(line) : sent.place,
    statements: line ? wording.statements(line) : (sent.statements ?? []),
  }
}
