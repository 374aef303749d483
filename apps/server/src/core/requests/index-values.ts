import type { Answer } from '@milgo/domain/answers/answer'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { searchText } from '@milgo/domain/queue/search-text'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { SentIndexValues } from './index-repository.ts'

/** A request is found by the phones that were sent, and by the one that its student has by now. */
export const sentIndexValues = (
  vault: Pick<Vault, 'lookupHash'>,
  snapshot: Snapshot,
  currentPhone: string,
): SentIndexValues => {
  const { lookupHash } = vault
  const textOf = answerTexts(snapshot)
  const name = [textOf('firstName'), textOf('lastName')].filter(Boolean).join(' ')
  const account = [textOf('bank'), textOf('branch'), textOf('accountNumber')]
  const address = [textOf('addressByIdCity'), textOf('addressByIdStreet'), textOf('addressByIdHome')]
  const phones = [textOf('phone'), textOf('phoneAdditional'), currentPhone].filter((phone) => phone !== '')
  // By an erased file nobody is found.
  const hashes = snapshot.documents.flatMap(({ sha256, isErased }) => (isErased ? [] : (sha256 ?? [])))
  return {
    language: snapshot.language,
    name,
    nameSearch: searchText(name),
    phoneHashes: [...new Set(phones.map((phone) => lookupHash('phone', phone)))],
    accountHash: accountHash(vault, account),
    addressHash: wholeHash(address.map(searchText), (text) => lookupHash('address', text)),
    fileHashes: [...new Set(hashes.map((hash) => lookupHash('file', hash)))],
  }
}

/** Of bank, branch and number. Zeros before a branch or an account say nothing. */
export const accountHash = (
  { lookupHash }: Pick<Vault, 'lookupHash'>,
  account: readonly string[],
): string | null =>
  wholeHash(
    account.map((part) => part.replace(/^0+/, '')),
    (text) => lookupHash('account', text),
  )

/** Null where a part is missing: half an address is that of many. */
const wholeHash = (parts: readonly string[], hash: (text: string) => string): string | null =>
  parts.every((part) => part !== '') ? hash(parts.join('\0')) : null

/** The answers as they were sent; snapshots of the first format have them in their lines alone. */
const answerTexts = ({ answers, sections }: Snapshot): ((questionId: string) => string) => {
  const lines = new Map<string, Answer | null>(
    sections.flatMap((section) => section.lines.map(({ questionId, value }) => [questionId, value] as const)),
  )
  return (questionId) => {
    const value = answers?.[questionId] ?? lines.get(questionId)
    return typeof value === 'string' ? value : ''
  }
}
