// deploy/nginx.conf and deploy/Caddyfile in front of one or two processes, without TLS and without the limits per address,
// which one load generator would reach at once.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../../scripts/lib/debian.ts'
import { freePort } from '../../scripts/lib/free-port.ts'
import { type Program, startProgram, temporaryFolder, untilAnswers } from '../../scripts/lib/serve.ts'

export type ShippedProxy = Program & { url: string }

export async function startNginx(sites: readonly string[], core?: number): Promise<ShippedProxy> {
  const folder = temporaryFolder('nginx')
  const port = await freePort()
  for (const part of ['temporary', 'cache']) mkdirSync(join(folder.path, part))
  const configuration = join(folder.path, 'nginx.conf')
  const servers = adaptNginx(readFileSync('deploy/nginx.conf', 'utf8'), { folder: folder.path, port, sites })
  writeFileSync(configuration, nginxMain(folder.path, servers))
  const command = [findProgram('nginx'), '-p', folder.path, '-c', configuration]
  return untilServing(startProgram(command, { core }), port, folder)
}

export async function startCaddy(sites: readonly string[]): Promise<ShippedProxy> {
  const folder = temporaryFolder('caddy')
  const port = await freePort()
  const configuration = join(folder.path, 'Caddyfile')
  // Its own API has one port for all programs of a machine.
  writeFileSync(configuration, readFileSync('deploy/Caddyfile', 'utf8').replace(/^\{\n/m, '{\n\tadmin off\n'))
  const env = {
    HOME: folder.path,
    SITE_HOST: `http://127.0.0.1:${port}`,
    UPSTREAMS: sites.map((site) => new URL(site).host).join(' '),
  }
  const command = [findProgram('caddy'), 'run', '--adapter', 'caddyfile', '--config', configuration]
  return untilServing(startProgram(command, { env }), port, folder)
}

async function untilServing(
  program: Program,
  port: number,
  folder: { remove(): void },
): Promise<ShippedProxy> {
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/en`, program)

  async function stop(): Promise<void> {
    await program.stop()
    folder.remove()
  }

  return { ...program, url, stop }
}

type Setting = { folder: string; port: number; sites: readonly string[] }

function adaptNginx(shipped: string, { folder, port, sites }: Setting): string {
  const [one = '', other] = sites.map((site) => `server ${new URL(site).host}`)
  const adapted = shipped
    .replace(/^server \{\n {4}listen 80;.*?^\}\n/ms, '')
    .replace(/^ *(ssl_|limit_|listen \[).*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port} backlog=1024`)
    .replace('server 127.0.0.1:3000', one)
    .replace('# server 127.0.0.1:3001', other ?? '# server')
    .replace('/var/lib/nginx/angkasa', join(folder, 'cache'))
  if (/\b(?:443|3000|3001)\b/.test(adapted)) throw new Error('deploy/nginx.conf has changed')
  return adapted
}

/** One process without a master, so that its CPU time is read from one pid. */
function nginxMain(folder: string, http: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary;`)
    .join('\n  ')
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off;
  keepalive_requests 1000000000;
  ${temporary}
  ${http}
}
`
}
