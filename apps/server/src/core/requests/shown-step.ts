import type { DocumentsStep, SavedStep } from '@milgo/contracts/core/step-fields'
import { isRecord } from '@milgo/domain/answers/answer'
import { fileNamesIn, withoutFiles } from '@milgo/domain/answers/file-names'
import { findFixFlag } from '@milgo/domain/application/documents/fix-mode'
import { neededDocuments } from '@milgo/domain/application/documents/registry'
import { lastStep as documents, type Step } from '@milgo/domain/application/steps'
import type { Platform } from '../../platform/platform.ts'
import { type FileReferences, fileReferences } from '../files/file-references.ts'
import { contextOf } from './application-context.ts'
import type { RequestCase } from './request-case.ts'
import { storedStep, wholeAnswers } from './stored-answers.ts'

/** Returns a step as its page shows it. */
export const shownStep = async (platform: Platform, loaded: RequestCase, step: Step): Promise<SavedStep> =>
  step.id === documents.id ? shownDocuments(platform, loaded) : storedStep(platform.vault, loaded, step)

/** Returns the documents, each with an address for this one view, and the list of documents that the answers need. */
export const shownDocuments = async (platform: Platform, loaded: RequestCase): Promise<DocumentsStep> => {
  const { section } = documents
  const answers = wholeAnswers(platform.vault, loaded)
  const names = new Set(fileNamesIn(section, answers))
  const references = await fileReferences(platform, loaded.student.id, [...names], loaded.now)
  const isGone = (name: string) => names.has(name) && !references.has(name)
  const isUseless = (name: string) => isGone(name) || references.get(name)?.file_state === 'infected'
  const needed = neededDocuments(withoutFiles(section, answers, isUseless), contextOf(loaded))
  return {
    ...withReferences(storedStep(platform.vault, loaded, documents), references, isGone),
    needed: needed.flatMap((line) => {
      const place = findFixFlag(line)
      return place ? [{ ...place, is_required: line.isRequired, is_missing: line.value === undefined }] : []
    }),
  }
}

/**
 * Replaces each file name by the reference of the wire. A file that no longer exists becomes null, as if not answered.
 */
const withReferences = <Value>(
  value: Value,
  references: FileReferences,
  isGone: (name: string) => boolean,
): Value => {
  const shown = (one: unknown): unknown => {
    if (typeof one === 'string') return isGone(one) ? null : (references.get(one) ?? one)
    if (Array.isArray(one)) return one.map(shown)
    return isRecord(one)
      ? Object.fromEntries(Object.entries(one).map(([name, part]) => [name, shown(part)]))
      : one
  }
  return shown(value) as Value
}
