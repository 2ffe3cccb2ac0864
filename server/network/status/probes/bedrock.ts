// Bedrock Edition servers, by RakNet's unconnected ping over UDP.
import { createSocket } from 'node:dgram'
import { isIPv6 } from 'node:net'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { decodePong, encodePing } from './bedrock-packet.ts'
import { PING_TIMEOUT_MS, type StatusProbe } from './status-probe.ts'

/** UDP loses packets. */
const TRIES = 3

export function createBedrockProbe(
  { host, port }: Address,
  { timeoutMs = PING_TIMEOUT_MS } = {},
): StatusProbe {
  return { ping: () => pingServer(host, port, timeoutMs) }
}

function pingServer(host: string, port: number, timeoutMs: number): Promise<ServerStatus> {
  return new Promise((resolve, reject) => {
    const socket = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
    const sendPing = () => socket.send(encodePing(), port, host)
    const retry = setInterval(sendPing, timeoutMs / TRIES)
    const finish = (act: () => void) => {
      clearInterval(retry)
      clearTimeout(timer)
      socket.close()
      act()
    }
    const timer = setTimeout(() => finish(() => reject(new Error('no answer in time'))), timeoutMs)
    socket.once('error', (error) => finish(() => reject(error)))
    socket.on('message', (message, from) => {
      // Ignore packets from other senders.
      if (from.port !== port) return
      try {
        const status = decodePong(message)
        finish(() => resolve(status))
      } catch (error) {
        finish(() => reject(error))
      }
    })
    sendPing()
  })
}
