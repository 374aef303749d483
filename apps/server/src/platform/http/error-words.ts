import { contentProblems as arabicContent } from '@milgo/messages/ar/content-problems'
import { eligibilityRefusals as arabicRefusals } from '@milgo/messages/ar/eligibility'
import { errors as arabic } from '@milgo/messages/ar/errors'
import { fileRefusals as arabicFiles } from '@milgo/messages/ar/file-refusals'
import { formNotes as arabicNotes } from '@milgo/messages/ar/form-notes'
import { issues as arabicIssues } from '@milgo/messages/ar/issues'
import { paymentRefusals as arabicPayment } from '@milgo/messages/ar/payment-refusals'
import { periodIssues as arabicPeriod } from '@milgo/messages/ar/period'
import { questions as arabicQuestions } from '@milgo/messages/ar/questions'
import { releaseRefusals as arabicReleases } from '@milgo/messages/ar/release-refusals'
import { reviewRefusals as arabicReview } from '@milgo/messages/ar/review-refusals'
import { staffErrors as arabicStaff } from '@milgo/messages/ar/staff-errors'
import { statusRefusals as arabicStatus } from '@milgo/messages/ar/status'
import { contentProblems as englishContent } from '@milgo/messages/en/content-problems'
import { eligibilityRefusals as englishRefusals } from '@milgo/messages/en/eligibility'
import { errors as english } from '@milgo/messages/en/errors'
import { fileRefusals as englishFiles } from '@milgo/messages/en/file-refusals'
import { formNotes as englishNotes } from '@milgo/messages/en/form-notes'
import { issues as englishIssues } from '@milgo/messages/en/issues'
import { paymentRefusals as englishPayment } from '@milgo/messages/en/payment-refusals'
import { periodIssues as englishPeriod } from '@milgo/messages/en/period'
import { questions as englishQuestions } from '@milgo/messages/en/questions'
import { releaseRefusals as englishReleases } from '@milgo/messages/en/release-refusals'
import { reviewRefusals as englishReview } from '@milgo/messages/en/review-refusals'
import { staffErrors as englishStaff } from '@milgo/messages/en/staff-errors'
import { statusRefusals as englishStatus } from '@milgo/messages/en/status'
import { fill, type Params } from '@milgo/messages/fill'
import { contentProblems as hebrewContent } from '@milgo/messages/he/content-problems'
import { eligibilityRefusals as hebrewRefusals } from '@milgo/messages/he/eligibility'
import { errors as hebrew } from '@milgo/messages/he/errors'
import { fileRefusals as hebrewFiles } from '@milgo/messages/he/file-refusals'
import { formNotes as hebrewNotes } from '@milgo/messages/he/form-notes'
import { issues as hebrewIssues } from '@milgo/messages/he/issues'
import { paymentRefusals as hebrewPayment } from '@milgo/messages/he/payment-refusals'
import { periodIssues as hebrewPeriod } from '@milgo/messages/he/period'
import { questions as hebrewQuestions } from '@milgo/messages/he/questions'
import { releaseRefusals as hebrewReleases } from '@milgo/messages/he/release-refusals'
import { reviewRefusals as hebrewReview } from '@milgo/messages/he/review-refusals'
import { staffErrors as hebrewStaff } from '@milgo/messages/he/staff-errors'
import { statusRefusals as hebrewStatus } from '@milgo/messages/he/status'
import { type IssueWords, issueLabel, issueMessage } from '@milgo/messages/issue-message'
import type { Language } from '@milgo/messages/languages'
import type { RefusedItem } from '../../errors.ts'

const sentences: Record<Language, Record<RefusedItem['code'], string>> = {
  he: {
    ...hebrewIssues,
    ...hebrewRefusals,
    ...hebrewStatus,
    ...hebrewReview,
    ...hebrewReleases,
    ...hebrewPeriod,
    ...hebrewContent,
    ...hebrewPayment,
    ...hebrewFiles,
    ...hebrewStaff,
    ...hebrew,
  },
  ar: {
    ...arabicIssues,
    ...arabicRefusals,
    ...arabicStatus,
    ...arabicReview,
    ...arabicReleases,
    ...arabicPeriod,
    ...arabicContent,
    ...arabicPayment,
    ...arabicFiles,
    ...arabicStaff,
    ...arabic,
  },
  en: {
    ...englishIssues,
    ...englishRefusals,
    ...englishStatus,
    ...englishReview,
    ...englishReleases,
    ...englishPeriod,
    ...englishContent,
    ...englishPayment,
    ...englishFiles,
    ...englishStaff,
    ...english,
  },
}

/** Codes that students meet too may have other sentences for the staff. */
const staffSentences: typeof sentences = {
  he: { ...sentences.he, ...hebrewStaff },
  ar: { ...sentences.ar, ...arabicStaff },
  en: { ...sentences.en, ...englishStaff },
}

const issueWords: Record<Language, IssueWords> = {
  he: { issues: hebrewIssues, questions: hebrewQuestions, formNotes: hebrewNotes },
  ar: { issues: arabicIssues, questions: arabicQuestions, formNotes: arabicNotes },
  en: { issues: englishIssues, questions: englishQuestions, formNotes: englishNotes },
}

/** Returns the texts of refusals in a language, for students or for the staff. */
export const wordsFor = (language: Language, isForStaff = false) => {
  const own = (isForStaff ? staffSentences : sentences)[language]
  const sentence = (code: RefusedItem['code'], params: Params = {}): string => fill(own[code], params)
  return {
    /** Returns the sentence to show beside the field, or alone. */
    sentence,
    /** Returns the label of the question that the refusal is about, if it is about one. */
    label: ({ issue, labelKey: key }: RefusedItem, params: Params): string | undefined =>
      issue && issueLabel(issue, issueWords[language], { params, ...(key !== undefined && { key }) }),
    /** Returns the line for a list of all issues, with the question's label if the refusal is about one. */
    line: ({ code, params, issue, labelKey }: RefusedItem, labelParams: Params): string =>
      issue === undefined
        ? sentence(code, params)
        : issueMessage(issue, issueWords[language], {
            params: labelParams,
            ...(labelKey !== undefined && { key: labelKey }),
          }),
  }
}
