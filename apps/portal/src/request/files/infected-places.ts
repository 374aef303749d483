import { withChanges } from '@milgo/domain/answers/draft'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { steps } from '@milgo/domain/application/steps'
import { fileNamesIn, isInfected, namedFiles } from '../keeping/named-files.ts'
import { type PlacedFile, placedFiles } from './file-places.ts'

const [, , , { section }] = steps

/**
 * Returns the infected files of saved documents, by the names on the student's device. The answers no longer name them.
 */
export const infectedFiles = (saved: Payload, context: ApplicationContext): readonly PlacedFile[] => {
  const named = namedFiles(section, saved, isInfected)
  const { changes } = readPayload(applicationForm, section, named, context)
  const originals = fileNamesIn(saved)
  return placedFiles(withChanges({}, changes)).map(({ place, fileName }) => ({
    place,
    fileName: originals.get(fileName) ?? fileName,
  }))
}
