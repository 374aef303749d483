import { z } from 'zod'

/** The texts of the operator that the law asks for; each has versions of its own, numbered from 1. */
export const legalTextKeys = ['terms', 'privacy', 'accessibility'] as const
export const LegalTextKey = z.enum(legalTextKeys)
export type LegalTextKey = z.infer<typeof LegalTextKey>

/** What a student agrees to with the registration; the others inform. */
export const consentKeys = ['terms', 'privacy'] as const satisfies readonly LegalTextKey[]

export const LegalTextVersion = z.object({ key: LegalTextKey, version: z.number().int().positive() })
export type LegalTextVersion = z.infer<typeof LegalTextVersion>

/** That a student has agreed to one version, and when. All of them are stored; none is changed. */
export type Consent = LegalTextVersion & { readonly at: string }

/** The newest version of each text. */
export type CurrentVersions = Readonly<Partial<Record<LegalTextKey, number>>>

type Dated = LegalTextVersion & { readonly changedAt: Date }

/**
 * What was in force when the box was ticked: the last version published before, or the first one. A clock that is slow
 * agrees to too little, and is asked again at the next login.
 */
export const consentsAt = (versions: readonly Dated[], at: Date): readonly Consent[] =>
  consentKeys.flatMap((key) => {
    const ofKey = versions.filter((one) => one.key === key).sort((one, other) => one.version - other.version)
    const inForce = ofKey.findLast(({ changedAt }) => changedAt <= at) ?? ofKey[0]
    return inForce ? { key, version: inForce.version, at: at.toISOString() } : []
  })

/**
 * The texts that have changed since the student agreed. Students of releases that stored no version agreed to the first
 * one.
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
