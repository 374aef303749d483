import type { listDictionaries as call } from '@milgo/contracts/office/list-dictionaries'
import { ImportedDictionary } from '@milgo/domain/period/imported-dictionary'
import type { z } from 'zod'
import { dictionaries } from '../../import/dictionaries.ts'
import { allHeadings, requiredHeadings } from '../../import/dictionary.ts'
import type { Platform } from '../../platform/platform.ts'
import { countClusters, countRows, findLastImports } from './repository.ts'

export const listDictionaries = async (platform: Platform): Promise<z.input<typeof call.response>> => {
  const imports = await findLastImports(platform)
  const listed = ImportedDictionary.options.map(async (name) => {
    const dictionary = dictionaries[name]
    if (!dictionary) throw new Error(`${name} is no dictionary`)
    const last = imports.find((one) => one.dictionary === name)
    return {
      dictionary: name,
      rows:
        dictionary.merge === 'clusters'
          ? await countClusters(platform)
          : await countRows(platform, dictionary.table),
      columns: [...allHeadings(dictionary)],
      required: [...requiredHeadings(dictionary)],
      last_import: last
        ? {
            at: last.at,
            by: { id: last.staffId, name: last.staffName ?? '' },
            file_name: last.fileName,
          }
        : null,
    }
  })
  return { dictionaries: await Promise.all(listed) }
}
