import fc from 'fast-check'
import { arbitraryKnows } from './arbitrary-answers.fixture.ts'
import type { ApplicationContext } from './context.ts'
import { sampleContext } from './sample-application.fixture.ts'

/** The context as a page has it. */
export const arbitraryContext: fc.Arbitrary<ApplicationContext> = fc
  .tuple(fc.boolean(), fc.boolean(), fc.boolean(), fc.constantFrom(0, 26, undefined))
  .map(([isSponsored, isReligious, unlocked, municipalCode]) => ({
    ...sampleContext,
    institution: { isSponsored, isReligious },
    municipalCodeOf: () => municipalCode,
    locked: unlocked ? new Set<string>() : sampleContext.locked,
  }))

/** The context as the server has it: that of the page, and the dictionaries. */
export const arbitraryServerContext: fc.Arbitrary<ApplicationContext> = fc
  .tuple(arbitraryContext, arbitraryKnows)
  .map(([context, knows]) => ({ ...context, knows }))
