import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { officePayments } from '@milgo/messages/he/office-payments'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FrozenFiles } from '../../store/payments-schema.ts'
import { hashFiles, presentLayout } from './batch-files.ts'
import type { StoredBatch } from './batches-repository.ts'

/** Returns the settings and headings of this day with the hash of each file. Later downloads are made from these. */
export const freezeFiles = async (
  { config, vault }: Pick<Platform, 'config' | 'vault'>,
  tx: Queryable,
  { id, institutionId, number }: Pick<StoredBatch, 'id' | 'institutionId' | 'number'>,
  exportedAt: string,
): Promise<FrozenFiles> => {
  const files: FrozenFiles = {
    layout: presentLayout,
    bank:
      institutionId === null
        ? {
            payerCode: config.BANK_PAYER_CODE,
            senderCode: config.BANK_SENDER_CODE,
            payerName: config.BANK_PAYER_NAME,
            day: jerusalemDayAt(new Date(exportedAt)).slice(2).replaceAll('-', ''),
            serial: String(number % 1_000),
          }
        : null,
    headings: officePayments.fileHeadings,
    sha256: {},
  }
  return { ...files, sha256: await hashFiles({ vault }, tx, { id, institutionId, exportedAt, files }) }
}
