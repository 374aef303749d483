import type { DictionaryReport } from '@milgo/contracts/office/dictionary-fields'
import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import { AppError } from '../../errors.ts'
import { dictionaries } from '../../import/dictionaries.ts'
import { openImport, RowsRefused } from '../../import/open-import.ts'
import { OtherDictionary, Refusal } from '../../import/refusal.ts'
import type { Outcome } from '../../import/report.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Received } from '../../platform/storage/spool.ts'
import { addImportEntry } from './repository.ts'

type Uploaded = Received & { readonly name: string }

const reportOf = (file: Uploaded, more: Partial<DictionaryReport>): DictionaryReport => ({
  file_name: file.name,
  sha256: file.sha256,
  read: 0,
  added: 0,
  changed: 0,
  refusal: null,
  belongs_to: null,
  problems: [],
  problem_count: 0,
  ...more,
})

/**
 * Returns the report of a refused file, with codes where the command prints texts. Throws errors that the file did not
 * cause.
 */
const refusedReport = (file: Uploaded, error: unknown): DictionaryReport => {
  if (error instanceof RowsRefused)
    return reportOf(file, {
      read: error.read,
      problems: error.problems.first.map(({ row, reasons }) => ({ row, reasons: [...reasons] })),
      problem_count: error.problems.count,
    })
  if (!(error instanceof Refusal)) throw error
  const other = error instanceof OtherDictionary ? ImportedDictionary.safeParse(error.other) : undefined
  // The importer names the file as it is called in the spool; people know it by its original name.
  const { code, params } = error.reason
  const refusal = { code, params: 'name' in params ? { ...params, name: file.name } : params }
  return reportOf(file, { refusal, belongs_to: other?.data ?? null })
}

const run = async (
  { database }: Pick<Platform, 'database'>,
  name: ImportedDictionary,
  file: Uploaded,
  isDryRun: boolean,
): Promise<Outcome> => {
  const dictionary = dictionaries[name]
  if (!dictionary) throw new AppError('NOT_FOUND')
  const opened = await openImport({ dictionary, file: file.path })
  return opened.into({ url: database.url, isDryRun })
}

/** Imports the file and rolls back, as the command's dry run does. */
export const checkDictionary = async (
  platform: Platform,
  name: ImportedDictionary,
  file: Uploaded,
): Promise<DictionaryReport> => {
  try {
    return reportOf(file, await run(platform, name, file, true))
  } catch (error) {
    return refusedReport(file, error)
  }
}

/** Imports the file, completely or not at all, and records who did it. */
export const applyDictionary = async (
  platform: Platform,
  staffId: string,
  name: ImportedDictionary,
  file: Uploaded,
  checkedHash: string,
): Promise<DictionaryReport> => {
  if (file.sha256 !== checkedHash) throw new AppError('DICTIONARY_FILE_CHANGED')
  try {
    const outcome = await run(platform, name, file, false)
    await addImportEntry(platform, staffId, {
      dictionary: name,
      file: file.name,
      read: String(outcome.read),
      added: String(outcome.added),
      changed: String(outcome.changed),
    })
    return reportOf(file, outcome)
  } catch (error) {
    return refusedReport(file, error)
  }
}
