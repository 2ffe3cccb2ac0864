// Callbacks as a gateway would send them, by hand.
import type { Agent } from 'node:http'
import { callbackPath, type GatewayId } from '../../contract/settings/gateways.ts'
import type { SignedCallback } from '../../simulators/gateway-callbacks.ts'
import { type Answer, ask } from './request.ts'

export function sendCallback(
  url: string,
  { headers, body }: SignedCallback,
  agent?: Agent,
  gateway: GatewayId = 'tripay',
): Promise<Answer> {
  return ask(url + callbackPath(gateway), { method: 'POST', headers, body, agent })
}

export function isTaken({ status, text }: Answer): boolean {
  return status === 200 && text === '{"success":true}'
}
