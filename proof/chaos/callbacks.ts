// Callbacks as Tripay would send them, by hand.
import type { Agent } from 'node:http'
import { callbackPath } from '../../contract/settings/gateways.ts'
import type { SignedCallback } from '../../simulators/gateway-callbacks.ts'
import { type Answer, ask } from './request.ts'

export const CALLBACK_PATH = callbackPath('tripay')

export function sendCallback(url: string, { headers, body }: SignedCallback, agent?: Agent): Promise<Answer> {
  return ask(url + CALLBACK_PATH, { method: 'POST', headers, body, agent })
}

export function isTaken({ status, text }: Answer): boolean {
  return status === 200 && text === '{"success":true}'
}
