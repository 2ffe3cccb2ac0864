// A gateway whose Tripay sends the scripted replies in order.
import { onTestFinished } from 'vitest'
import { createTripay } from '#server/shop/payments/gateways/tripay/tripay.ts'
import { type ScriptedReply, startScriptedServer } from '#tests/simulators/scripted-server.ts'

export async function gatewayWithReplies(...replies: ScriptedReply[]) {
  const { url, close } = await startScriptedServer(replies)
  onTestFinished(close)
  return createTripay({
    url,
    merchantCode: 'T0001',
    apiKey: 'k',
    privateKey: 'p',
    publicUrl: 'https://angkasa.test',
    callbackUrl: 'https://angkasa.test/callback',
  })
}
