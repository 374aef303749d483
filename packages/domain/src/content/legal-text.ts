import { z } from 'zod'
import { type LegalTextKey, legalTextKeys } from './legal-text-keys.ts'

/** The texts that a student agrees to at the registration. The others only inform. */
export const consentKeys = ['terms', 'privacy'] as const satisfies readonly LegalTextKey[]

export const LegalTextVersion = z.object({ key: z.enum(legalTextKeys), version: z.number().int().positive() })
export type LegalTextVersion = z.infer<typeof LegalTextVersion>

/** The agreement of a student to one version. All agreements are stored, and none is changed. */
export type Consent = LegalTextVersion & { readonly at: string }

/** The newest version of each text. */
export type CurrentVersions = Readonly<Partial<Record<LegalTextKey, number>>>

type Dated = LegalTextVersion & { readonly changedAt: Date }

/**
 * Returns the versions that were active when the box was ticked: the last version published before, or the first one.
 * If the clock was slow, the student agrees to an older version, and is asked again at the next login.
 */
export const consentsAt = (versions: readonly Dated[], at: Date): readonly Consent[] =>
  consentKeys.flatMap((key) => {
    const ofKey = versions.filter((one) => one.key === key).sort((one, other) => one.version - other.version)
    const inForce = ofKey.findLast(({ changedAt }) => changedAt <= at) ?? ofKey[0]
    return inForce ? { key, version: inForce.version, at: at.toISOString() } : []
  })

/**
 * Returns the texts that changed since the student agreed. Students of releases that stored no version agreed to the
 * first version.
 */
export const textsToAccept = (
  consents: readonly Consent[] | null,
  current: CurrentVersions,
): readonly LegalTextVersion[] =>
  consentKeys.flatMap((key) => {
    const version = current[key]
    if (version === undefined) return []
    const agreed = Math.max(1, ...(consents ?? []).filter((one) => one.key === key).map((one) => one.version))
    return agreed < version ? { key, version } : []
  })
