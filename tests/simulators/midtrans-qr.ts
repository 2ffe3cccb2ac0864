// Pictures of the QR codes of the simulated Midtrans.
import sharp from 'sharp'
import { renderSVG } from 'uqr'

const PATH = /^\/v[24]\/qris\/[\w-]+\/qr-code$/
const AWAY = '<h1>Sorry. The bank/payment partner is experiencing some connection issues.</h1>'

/** `text`: as public answers have it. `actions`: as documented since 2025, with pictures only. `none`: neither. */
export type QrForm = 'text' | 'actions' | 'none'

export function createQrPages() {
  const state = { form: 'text' as QrForm, isAway: false }
  return {
    state,
    /** How a charge gives its QR code. */
    setQr(form: QrForm, isAway = false): void {
      Object.assign(state, { form, isAway })
    },
    async findPage(_method: string, path: string): Promise<{ html: string } | { image: Buffer } | null> {
      if (!PATH.test(path)) return null
      return state.isAway ? { html: AWAY } : { image: await picture() }
    },
  }
}

/** Black modules on white with a quiet zone. */
function picture(): Promise<Buffer> {
  return sharp(Buffer.from(renderSVG('DEMO JANGAN DIBAYAR')))
    .resize(250)
    .png()
    .toBuffer()
}
