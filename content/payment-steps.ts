// How to pay, in English: the gateway explains its methods in Indonesian only. `{{code}}` and `{{amount}}` are
// filled in by the page; words that an app or an ATM shows stay as it shows them.
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'

/** `[text]` is set in bold, `[id:text]` is Indonesian. */
export type PaymentGuide = { title: string; steps: readonly string[] }

const QRIS_END = [
  'Check that the amount is [{{amount}}], then confirm with your PIN.',
  'Keep this page open, or come back to it: it changes once you have paid.',
]

function atm(bank: string, menu: readonly string[]): PaymentGuide {
  return {
    title: `${bank} ATM`,
    steps: [
      'Insert your card and enter your PIN.',
      `Choose ${menu.map((item) => `[id:${item}]`).join(', then ')}.`,
      'Enter the number [{{code}}].',
      'Check that the amount is [{{amount}}], then confirm and keep the slip.',
    ],
  }
}

function otherBank(bank: string): PaymentGuide {
  return {
    title: 'Another bank or e-wallet',
    steps: [
      `Open its app and start a transfer to [${bank}].`,
      'Choose [Virtual Account] if the app asks, and enter the number [{{code}}].',
      'Send exactly [{{amount}}]. Your bank may add its own transfer fee.',
    ],
  }
}

function counter(shop: string): PaymentGuide {
  return {
    title: `At the ${shop} counter`,
    steps: [
      `Go to any ${shop} before the time at the top of this page has run out.`,
      'Tell the cashier: [id:“Mau bayar online, ini kodenya.”] (“I want to pay online, here is the code.”)',
      'Show the code or read it out: [{{code}}].',
      'Check the amount at the counter, then pay [{{amount}}].',
      'Keep the receipt until your order has arrived.',
    ],
  }
}

export const englishPaymentSteps: Record<PaymentMethod, readonly PaymentGuide[]> = {
  QRIS: [
    {
      title: 'Scan the QR code',
      steps: [
        'Open any e-wallet or banking app that supports QRIS: GoPay, OVO, DANA, ShopeePay, or your bank.',
        'Choose [Scan] or [Pay], and point the camera at the code.',
        ...QRIS_END,
      ],
    },
    {
      title: 'Pay on this phone',
      steps: [
        'Save the QR image with the button above.',
        'Open your app, choose [Scan], and pick the image from your gallery.',
        ...QRIS_END,
      ],
    },
  ],
  BRIVA: [
    {
      title: 'BRImo app',
      steps: [
        'Open BRImo and sign in.',
        'Choose [BRIVA], then add a new transaction.',
        'Enter the number [{{code}}].',
        'Check that the amount is [{{amount}}], then choose [id:Bayar] and enter your PIN.',
      ],
    },
    atm('BRI', ['Transaksi Lain', 'Pembayaran', 'Lainnya', 'BRIVA']),
    otherBank('BRI'),
  ],
  BNIVA: [
    {
      title: 'BNI mobile app',
      steps: [
        'Open the BNI app and sign in.',
        'Choose [Transfer], then [Virtual Account Billing].',
        'Choose your account and enter the number [{{code}}].',
        'Check that the amount is [{{amount}}], then confirm with your transaction password.',
      ],
    },
    atm('BNI', ['Menu Lainnya', 'Transfer', 'Virtual Account Billing']),
    otherBank('BNI'),
  ],
  MANDIRIVA: [
    {
      title: "Livin' by Mandiri app",
      steps: [
        "Open Livin' by Mandiri and sign in.",
        'Choose [id:Bayar] or [id:Bayar/VA].',
        'Enter the number [{{code}}].',
        'Check that the amount is [{{amount}}], then confirm with your PIN.',
      ],
    },
    atm('Mandiri', ['Bayar/Beli', 'Lainnya', 'Multi Payment']),
    otherBank('Mandiri'),
  ],
  BCAVA: [
    {
      title: 'BCA mobile app',
      steps: [
        'Open BCA mobile, choose [m-BCA] and enter your access code.',
        'Choose [m-Transfer], then [BCA Virtual Account].',
        'Enter the number [{{code}}].',
        'Check that the amount is [{{amount}}], then confirm with your PIN.',
      ],
    },
    atm('BCA', ['Transaksi Lainnya', 'Transfer', 'Ke Rek BCA Virtual Account']),
    otherBank('BCA'),
  ],
  ALFAMART: [counter('Alfamart')],
  INDOMARET: [counter('Indomaret')],
  ALFAMIDI: [counter('Alfamidi')],
}
