// A certificate of its own authority for servers of the tests.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

export function makeCertificate(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=A server of the tests']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...args, '-keyout', key, '-out', certificate], { stdio: 'pipe' })
  return { key, certificate }
}
