import type { TrailFinding } from '@milgo/domain/trail/trail-finding'
import type { Platform } from '../../platform/platform.ts'
import { anchorSignatureOf, detailsHashOf, entryHashOf, sealHashOf } from './trail-hashes.ts'
import {
  findAddedEntries,
  findAnchor,
  findSealAfter,
  findSealedEntries,
  insertCheck,
  type Seal,
  type SealedEntry,
} from './verifying-repository.ts'

type Ground = Pick<Platform, 'database' | 'clock' | 'vault'>

export type TrailCheck = {
  readonly entries: number
  readonly seals: number
  /** The last seal as `number:hash`; whoever writes it down elsewhere finds out later that the end was cut off. */
  readonly head: string
  readonly findings: readonly TrailFinding[]
}

/** A trail that was tampered with is reported by its first findings; all of them would be no more use. */
const mostFindings = 100

/**
 * Computes the whole chain anew and tells where the trail differs from it: an entry that was changed, removed or added,
 * a seal that was changed or removed. `knownHead` is a head that an earlier check printed.
 */
export const verifyTrail = async (platform: Ground, knownHead?: string): Promise<TrailCheck> => {
  const { database, clock, vault } = platform
  const findings: TrailFinding[] = []
  const anchor = await database.read(findAnchor)
  const { sealNumber: first, sealHash, lastId } = anchor ?? { sealNumber: 0, sealHash: '', lastId: 0 }
  if (anchor && anchor.signature !== anchorSignatureOf(vault, first, sealHash, lastId))
    findings.push({ kind: 'anchor-changed', id: first })
  const heads = new Set([`${first}:${sealHash}`])
  let [end, entries, seals]: [Omit<Seal, 'entries'>, number, number] = [
    { number: first, hash: sealHash },
    0,
    0,
  ]
  for (;;) {
    const before = end
    const seal = await database.read((db) => findSealAfter(db, before.number))
    if (!seal) break
    for (let missing = before.number + 1; missing < seal.number && findings.length < mostFindings; missing++)
      findings.push({ kind: 'seal-removed', id: missing })
    const sealed = await database.read((db) => findSealedEntries(db, seal.number))
    findings.push(...findChangedEntries(vault, sealed))
    const hashes = sealed.map(({ hash }) => hash)
    const isWhole = seal.hash === sealHashOf(vault, seal.number, before.hash, hashes)
    // After a missing seal its successor cannot fit; that one is named already.
    if (!isWhole && seal.number === before.number + 1)
      findings.push({ kind: 'seal-changed', id: seal.number })
    heads.add(`${seal.number}:${seal.hash}`)
    end = seal
    entries += sealed.length
    seals += 1
  }
  const added = await database.read((db) => findAddedEntries(db, clock, mostFindings))
  findings.push(...added.map((id) => ({ kind: 'entry-added' as const, id })))
  if (knownHead !== undefined && !heads.has(knownHead))
    findings.push({ kind: 'end-removed', id: Number.parseInt(knownHead, 10) || 0 })
  return {
    entries,
    seals,
    head: `${end.number}:${end.hash}`,
    findings: findings.slice(0, mostFindings),
  }
}

const findChangedEntries = (
  vault: Ground['vault'],
  sealed: readonly SealedEntry[],
): readonly TrailFinding[] =>
  sealed.flatMap((entry): readonly TrailFinding[] => {
    if (entry.id === null) return [{ kind: 'entry-removed', id: entry.entryId }]
    const areDetailsSame = entry.isErased || detailsHashOf(vault, entry.details) === entry.detailsHash
    const isSame = areDetailsSame && entryHashOf(vault, entry, entry.detailsHash) === entry.hash
    return isSame ? [] : [{ kind: 'entry-changed', id: entry.id }]
  })

/** Verifies the trail and stores what was found for the page of the trail. */
export const checkTrail = async (platform: Ground): Promise<TrailCheck> => {
  const check = await verifyTrail(platform)
  await platform.database.statement((db) => insertCheck(db, platform.clock, check))
  return check
}
