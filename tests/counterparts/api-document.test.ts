// The OpenAPI document of a running site, read by tools that others wrote.
import { execFile } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { SITE_ADMIN } from '#tests/support/settings-client.ts'
import { startOwned } from '#tests/support/site.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const REDOCLY = 'node_modules/@redocly/cli/bin/cli.js'
const GENERATOR = 'node_modules/oazapfts/dist/cli.js'
const TYPESCRIPT = 'node_modules/typescript/bin/tsc'

const SKIPPED_RULES = [
  // The names of the tags are the names of the domains, which need no sentence.
  'tag-description',
  // The API of an owner's own site has no licence.
  'info-license',
  // A record names its keys by `propertyNames`, which this rule does not read.
  'no-required-schema-properties-undefined',
]

/** Programs run beside the site, which lives in this process. */
async function execute(program: string, ...args: string[]) {
  const env = { ...PROGRAM_ENV, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const run = promisify(execFile)(process.execPath, [program, ...args], { env })
  return run.then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  )
}

/** The document in a folder in which the packages of the project are found. */
async function saveDocument(site: { text(path: string): Promise<string> }) {
  const folder = temporaryFolder()
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, await site.text('/api/openapi.json'))
  return { folder, file }
}

test('redocly finds nothing in the document by its recommended rules', async () => {
  await using site = await startOwned()
  const { file } = await saveDocument(site)
  const skipped = SKIPPED_RULES.flatMap((rule) => ['--skip-rule', rule])
  const args = ['lint', file, '--extends=recommended-strict', '--format=json', ...skipped]
  const { code, stdout } = await execute(REDOCLY, ...args)
  const { problems }: { problems: { ruleId: string; message: string }[] } = JSON.parse(stdout)
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  expect(code).toBe(0)
})

const CALLS = `
import { defaults, getAccount, getProduct, login } from './client.ts'
defaults.baseUrl = process.argv[2] ?? ''
const signedIn = await login(${JSON.stringify(SITE_ADMIN)})
if (signedIn.status !== 200 || !('token' in signedIn.data)) throw new Error('not signed in')
defaults.headers = { authorization: \`Bearer \${signedIn.data.token}\` }
const account = await getAccount()
const missing = await getProduct('none')
// @ts-expect-error: an identifier is a text
const wrong = await getProduct(7)
const name = account.status === 200 ? account.data.username : null
const code = missing.status === 404 ? missing.data.code : null
console.log(JSON.stringify([name, code, wrong.status]))
`

test('a client that oazapfts generates from the document compiles, and calls the site', async () => {
  await using site = await startOwned()
  const { folder, file } = await saveDocument(site)
  const [client, calls] = ['client.ts', 'calls.ts'].map((name) => join(folder, name)) as [string, string]
  expect(await execute(GENERATOR, file, client)).toMatchObject({ code: 0 })
  writeFileSync(calls, CALLS)
  const options = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler']
  const types = ['--target', 'es2024', '--allowImportingTsExtensions', '--skipLibCheck', '--types', 'node']
  expect(await execute(TYPESCRIPT, '--ignoreConfig', ...options, ...types, calls)).toEqual({
    code: 0,
    stdout: '',
  })
  const { stdout } = await execute(calls, site.url)
  expect(JSON.parse(stdout)).toEqual([SITE_ADMIN.username, 'product_not_found', 404])
})
