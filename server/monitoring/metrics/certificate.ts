// When the certificate of the public address ends, as a visitor would get it.
import { isIP } from 'node:net'
import { connect } from 'node:tls'

const TIMEOUT_MS = 5_000

/** Null when nothing answers. One that is not valid is read as well: that is what an alert is for. */
export function readCertificateEnd({ hostname, port }: URL): Promise<Date | null> {
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const servername = isIP(host) ? undefined : host
    const options = { host, port: Number(port || 443), servername, rejectUnauthorized: false }
    const socket = connect({ ...options, timeout: TIMEOUT_MS }, () => {
      const end = new Date(socket.getPeerCertificate().valid_to)
      resolve(Number.isNaN(end.getTime()) ? null : end)
      socket.destroy()
    })
    const fail = () => {
      resolve(null)
      socket.destroy()
    }
    socket.once('error', fail).once('timeout', fail)
  })
}
