// The documents name only what exists: files, links, npm scripts, log messages, metrics, variables and headings.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { VARIABLE_NAMES } from '#server/config/config.ts'
import { isServerVariable } from '#server/network/servers/server-variables.ts'
import { isNoticeVariable } from '#server/team/notices/notice-variables.ts'

const DOCUMENTS = globSync([
  '{README,CONTRIBUTING,CODE_OF_CONDUCT,SECURITY}.md',
  'docs/**/*.md',
  '{proof,art}/README.md',
])
const ROOTS =
  'art content contract deploy docs proof public scripts server simulators tests web .github'.split(' ')
/** Variables that other programs read. */
const OTHER_VARIABLES = ['NODE_ENV', 'NO_COLOR', 'SITE_HOST', 'NODE_COMPILE_CACHE']

const read = (file: string) => readFileSync(file, 'utf8')
const textOf = new Map(DOCUMENTS.map((file) => [file, read(file)]))
const sourceFiles = globSync(`{${ROOTS.join(',')}}/**/*.{ts,tsx,yml,json,mjs,md}`, {
  exclude: ['**/node_modules/**'],
})

/** The text between backticks, outside of code blocks. */
function codeIn(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  return [...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '))
}

/** Every problem as `file: what`, so that a failure says where to look. */
function problems(find: (text: string, file: string) => string[]): string[] {
  return [...textOf].flatMap(([file, text]) => find(text, file).map((problem) => `${file}: ${problem}`))
}

function isMissingPath(code: string, document: string): boolean {
  const isPath = /^[\w.@*{},/-]+$/.test(code) && code.includes('/') && !code.startsWith('/')
  const isFileName = /^[\w.-]+\.tsx?$/.test(code)
  if (!isPath)
    return isFileName && !existsSync(code) && !sourceFiles.some((file) => file.endsWith(`/${code}`))
  // A README of a folder may name files relative to itself.
  const isOurs = ROOTS.includes(code.split('/')[0] ?? '')
  return isOurs && [code, join(dirname(document), code)].every((path) => globSync(path).length === 0)
}

function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
}

function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return words.trim().replaceAll(' ', '-')
}

function isBrokenLink(target: string, document: string): boolean {
  if (/^[a-z]+:/.test(target)) return false
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? document : join(dirname(document), path)
  if (!existsSync(file)) return true
  return anchor !== undefined && !headingsOf(read(file)).some((heading) => anchorOf(heading) === anchor)
}

test('files named in the documents exist', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(20)
  const missing = (text: string, file: string) => codeIn(text).filter((code) => isMissingPath(code, file))
  expect(problems(missing)).toEqual([])
})

test('links between documents lead to a file and a heading', () => {
  const targets = (text: string) => [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  expect(problems((text, file) => targets(text).filter((target) => isBrokenLink(target, file)))).toEqual([])
})

test('npm scripts named in the documents and the workflows exist', () => {
  const scriptsOf = (folder: string): object => JSON.parse(read(join(folder, 'package.json'))).scripts
  const named = (text: string) => [...text.matchAll(/npm(?: --prefix (art|proof))? run ([a-z:]+)/g)]
  const missing = (text: string) =>
    named(text).flatMap(([command, folder = '.', name = '']) => (name in scriptsOf(folder) ? [] : [command]))
  const workflows = globSync('.github/workflows/*.yml').map(read)
  expect(workflows.length).toBeGreaterThan(0)
  expect([...problems(missing), ...workflows.flatMap(missing)]).toEqual([])
})

test('docs/monitoring.md lists every warning and error that the server logs, and no other message', () => {
  const section = read('docs/monitoring.md').split('\n## Log messages\n')[1]?.split(/^## /m)[0] ?? ''
  const table = section.split('\n| message |')[1] ?? ''
  const messages = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = '']) => codeIn(cell))
  const server = sourceFiles.filter((file) => file.startsWith('server/') && !file.includes('.test.'))
  const sources = server.map(read).join('\n')

  const logged = [...sources.matchAll(/\blog\??\.(?:warn|error)\((?:[^()]|\([^()]*\))*\)/g)].flatMap(
    ([call]) => [...call.matchAll(/'([^']+)',?\s*\)$/g)].map(([, message = '']) => message),
  )

  expect(Math.min(messages.length, logged.length)).toBeGreaterThan(30)
  expect(messages.filter((message) => !sources.includes(`'${message}'`))).toEqual([])
  expect(logged.filter((message) => !messages.includes(message))).toEqual([])
})

test('metrics and variables named in the documents exist', () => {
  const metrics = globSync('server/monitoring/metrics/*.ts').map(read).join('\n')
  const isMissing = (code: string) => {
    const [name = ''] = code.split(/[{=]/)
    if (/^(angkasa|nodejs|process)_[a-z0-9_]+$/.test(name)) return !metrics.includes(`'${name}'`)
    if (!/^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/.test(name)) return false
    if (name.endsWith('_')) return !VARIABLE_NAMES.some((variable) => variable.startsWith(name))
    if (isServerVariable(name) || isNoticeVariable(name)) return false
    return ![...VARIABLE_NAMES, ...OTHER_VARIABLES].includes(name)
  }
  const inDocs = (text: string, file: string) =>
    file.startsWith('docs/') ? codeIn(text).filter(isMissing) : []
  expect(problems(inDocs)).toEqual([])
})

test('sections of the documents that alerts, messages and screens refer to exist', () => {
  const referring = [
    '.env.example',
    ...sourceFiles.filter((file) => /^(server|deploy|content|scripts)\//.test(file)),
  ]
    .map(read)
    .join('\n')
  const before = [...referring.matchAll(/(docs\/[\w-]+\.md), "([^"]+)"/g)].map(([, file, section]) => [
    file,
    section,
  ])
  const after = [...referring.matchAll(/"([^"]+)" (?:in|di) (docs\/[\w-]+\.md)/g)].map(
    ([, section, file]) => [file, section],
  )
  const sections = [...before, ...after].map(([file = '', section = '']) => ({ file, section }))
  const isMissing = ({ file, section }: { file: string; section: string }) =>
    !existsSync(file) || !headingsOf(read(file)).includes(section)

  expect(sections.length).toBeGreaterThan(20)
  expect(sections.filter(isMissing)).toEqual([])
})

test('documents that the code, the tests and the deploy files name exist', () => {
  const named = [
    '.env.example',
    ...sourceFiles,
    ...globSync('deploy/**/*', { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    ),
  ].flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([document]) => ({ file, document })),
  )

  expect(named.filter(({ document }) => !existsSync(document))).toEqual([])
})
