// npm run pack [-- --to folder]: one archive that a server unpacks and starts, without npm.
import { parseArgs } from 'node:util'
import { makeArchive } from './pack/make-archive.ts'

const USAGE = 'Usage: npm run pack -- [--to folder]'
const MEGABYTE = 1_000_000

const wanted = readArguments()
if (wanted === null) {
  console.error(USAGE)
  process.exit(1)
}
if (process.platform === 'win32') {
  console.error('The archive holds programs for the system that packs it: run this on Linux.')
  process.exit(1)
}
const { file, bytes, unpackedBytes } = await makeArchive(wanted)
console.log(`Archive:  ${file}`)
console.log(
  `Size:     ${(bytes / MEGABYTE).toFixed(1)} MB, unpacked ${(unpackedBytes / MEGABYTE).toFixed(1)} MB`,
)
console.log(`Runs on:  ${process.platform} ${process.arch} with Node 24 or newer`)

function readArguments(): { to: string } | null {
  try {
    return parseArgs({ options: { to: { type: 'string', default: 'dist' } } }).values
  } catch {
    return null
  }
}
