import { withChanges } from '@milgo/domain/answers/draft'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { steps } from '@milgo/domain/application/steps'
import { fileNamesIn, isInfected, namedFiles } from '../keeping/named-files.ts'
import { type PlacedFile, placedFiles } from './file-places.ts'

const [, , , { section }] = steps

/** Held files that no answer names any more, by the names that they had on the student's own device. */
export const infectedFiles = (saved: Payload, facts: ApplicationContext): readonly PlacedFile[] => {
  const named = namedFiles(section, saved, isInfected)
  const { changes } = readPayload(applicationForm, section, named, facts)
  const originals = fileNamesIn(saved)
  return placedFiles(withChanges({}, changes)).map(({ place, fileName }) => ({
    place,
    fileName: originals.get(fileName) ?? fileName,
  }))
}
