/**
 * Does a server's work on payments in a process of its own, on the test's database, so that a test can kill it: exports
 * a batch, or applies a result file. Arguments: the database, the act, the id, and the staff member.
 */
import { createAdmit } from '../../src/authz/index.ts'
import { readConfig } from '../../src/config.ts'
import { decideResultFile } from '../../src/office/payments/decide-result-file.ts'
import { moveBatch } from '../../src/office/payments/move-batch.ts'
import { databaseClock } from '../../src/platform/clock.ts'
import { createPlatform } from '../../src/platform/create-platform.ts'
import { createPasswords } from '../../src/platform/crypto/passwords.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import type { StaffCaller } from '../../src/platform/http/caller.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { openStore } from '../../src/platform/storage/open-store.ts'

const [, , url = '', act = '', id = '', staffId = '', version = '0'] = process.argv
const config = readConfig(process.env, '/')
const platform = createPlatform({
  config,
  database: openDatabase({ url, poolSize: 2 }),
  clock: databaseClock,
  logger: createLogger('silent'),
  passwords: await createPasswords(1),
  store: await openStore(config),
  createAdmit,
})
// Nothing else of the caller is used here.
const caller = { id: staffId } as StaffCaller
if (act === 'export') await moveBatch(platform, caller, id, { act: 'EXPORT', version: Number(version) }, 'en')
else await decideResultFile(platform, caller, id, 'APPLY')
process.exit(0)
