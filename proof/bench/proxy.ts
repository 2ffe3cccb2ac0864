// deploy/nginx.conf in front of the site, without TLS and without its limits per address, which one load generator
// would reach at once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '#scripts/lib/debian.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { type Program, startProgram, temporaryFolder, untilAnswers } from '#scripts/lib/serve.ts'
import { nginxMain } from './nginx.ts'

export async function startProxy(siteUrl: string, core: number): Promise<Program & { url: string }> {
  const folder = temporaryFolder('proxy')
  const port = await freePort()
  for (const part of ['temporary', 'cache']) mkdirSync(join(folder.path, part))
  const configuration = join(folder.path, 'nginx.conf')
  const servers = adapt(readFileSync('deploy/nginx.conf', 'utf8'), { folder: folder.path, port, siteUrl })
  writeFileSync(configuration, nginxMain(folder.path, servers))
  const program = startProgram([findProgram('nginx'), '-p', folder.path, '-c', configuration], { core })
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/en`, program)

  async function stop(): Promise<void> {
    await program.stop()
    folder.remove()
  }

  return { ...program, url, stop }
}

function adapt(shipped: string, setting: { folder: string; port: number; siteUrl: string }): string {
  const adapted = shipped
    .replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
    .replace(/^ *(ssl_|limit_|listen \[).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${setting.port} backlog=1024`)
    .replace('server 127.0.0.1:3000', `server ${new URL(setting.siteUrl).host}`)
    .replace('/var/lib/nginx/angkasa', join(setting.folder, 'cache'))
  if (adapted.includes('443') || adapted.includes(':3000')) throw new Error('deploy/nginx.conf has changed')
  return adapted
}
