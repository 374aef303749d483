import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePorts } from './free-port.ts'
import { notInstalled } from './installed.ts'

const missing = notInstalled(
  'ceph',
  'ceph-authtool',
  'ceph-mon',
  'ceph-osd',
  'monmaptool',
  'radosgw',
  'radosgw-admin',
)

/** On Debian: `apt-get install --no-install-recommends ceph-mon ceph-osd radosgw`. */
export const whyNoS3Server: string | undefined =
  missing.length === 0 ? undefined : `no S3 server: ${missing.join(', ')} not installed`

const [accessKeyId, secretAccessKey] = ['test-key', 'test-secret']

/**
 * Starts a real S3 server that checks signatures: Ceph's gateway with one monitor and one store in memory, on loopback,
 * with an empty bucket.
 */
export const startS3Server = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-s3-'))
  const [gateway = 0, first = 0, second = 0] = await freePorts(3)
  const at = (name: string): string => join(folder, name)
  for (const name of ['mon', 'osd', 'run', 'log']) mkdirSync(at(name))
  const id = randomUUID()
  const addresses = `[v2:127.0.0.1:${first},v1:127.0.0.1:${second}]`
  writeFileSync(at('ceph.conf'), configurationOf(folder, id, addresses))

  const conf = ['-c', at('ceph.conf')]
  const run = (program: string, ...args: readonly string[]) =>
    promisify(execFile)(program, [...args], { timeout: 60_000 })
  const running: ChildProcess[] = []
  const serve = (program: string, ...args: readonly string[]): void => {
    running.push(spawn(program, [...conf, ...args, '-f'], { stdio: 'ignore' }))
  }
  const stop = async (): Promise<void> => {
    for (const child of running.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *', '--cap', 'mgr', 'allow *']
    await run('monmaptool', '--create', '--fsid', id, '--addv', 'a', addresses, at('monmap'))
    await run('ceph-authtool', '--create-keyring', at('mon.keyring'), '--gen-key', '-n', 'mon.', ...all)
    await run(
      'ceph-authtool',
      '--create-keyring',
      at('admin.keyring'),
      '--gen-key',
      '-n',
      'client.admin',
      ...all,
    )
    await run('ceph-authtool', at('mon.keyring'), '--import-keyring', at('admin.keyring'))
    const keyring = ['--keyring', at('mon.keyring')]
    await run('ceph-mon', ...conf, '--mkfs', '-i', 'a', '--monmap', at('monmap'), ...keyring)
    serve('ceph-mon', '-i', 'a', ...keyring)
    await run('ceph', ...conf, '--connect-timeout', '50', 'osd', 'new', id)
    const osdKeyring = join(at('osd'), 'keyring')
    const caps = ['mon', 'allow profile osd', 'osd', 'allow *']
    await run('ceph', ...conf, 'auth', 'get-or-create', 'osd.0', ...caps, '-o', osdKeyring)
    await run('ceph-osd', ...conf, '-i', '0', '--mkfs', '--osd-uuid', id, '--keyring', osdKeyring)
    await run('ceph', ...conf, 'osd', 'crush', 'add', 'osd.0', '1', 'root=default', 'host=h')
    serve('ceph-osd', '-i', '0', '--keyring', osdKeyring)
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey]
    await run('radosgw-admin', ...conf, 'user', 'create', '--uid=test', '--display-name=test', ...keys)
    serve('radosgw', '-n', 'client.admin', `--rgw-frontends=beast endpoint=127.0.0.1:${gateway}`)
    await createBucket(`http://127.0.0.1:${gateway}`)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `s3://${accessKeyId}:${secretAccessKey}@127.0.0.1:${gateway}/milgo/files?tls=off`,
    port: gateway,
    stop,
  }
}

/** Creates the bucket. It is tried repeatedly, because the gateway listens only some seconds after its start. */
const createBucket = async (endpoint: string): Promise<void> => {
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
  })
  for (let tries = 0; ; tries++) {
    try {
      await client.send(new CreateBucketCommand({ Bucket: 'milgo' }))
      return
    } catch (error) {
      if (tries > 200) throw error
      await delay(300)
    }
  }
}

const configurationOf = (folder: string, id: string, addresses: string): string => `[global]
fsid = ${id}
mon host = ${addresses}
mon initial members = a
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
mon allow pool size one = true
osd crush chooseleaf type = 0
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = ${folder}/run
admin socket = ${folder}/run/$name.asok
log file = ${folder}/log/$name.log
keyring = ${folder}/admin.keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 1073741824
`
