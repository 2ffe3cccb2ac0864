// Texts of the checks that say why buyers cannot pay, with what to check first at the gateway.

const ADD_ADDRESS = "Add {{address}} to your merchant's IP whitelist at {{gateway}}, then test again."

export const paymentChecks = {
  reason_gateway_address_refused: "{{gateway}} refuses this server's address, {{address}}.",
  next_gateway_address_refused: ADD_ADDRESS,
  reason_checkout_refused_address: "{{gateway}} refuses this server's address: {{words}}.",
  next_checkout_refused_address: ADD_ADDRESS,
  reason_checkout_refused_email: '{{gateway}} refused the last checkout: {{words}}.',
  next_checkout_refused_email:
    'Set PUBLIC_URL in {{file}} to your domain, because the site sends an e-mail address below it. Restart the site, then test again.',
  reason_checkout_busy: '{{gateway}} takes no more requests right now (429).',
  next_checkout_busy: 'Wait a minute, then test again.',
  reason_checkout_blocked:
    'Something before {{gateway}} refuses this server (403, not the reply of {{gateway}}).',
  next_checkout_blocked:
    "Ask {{gateway}} and your hosting provider whether this server's address is blocked, for example by Cloudflare.",
  reason_method_refused: '{{gateway}} refuses {{names}}: {{words}}.',
  next_method_refused: 'Activate it in the {{gateway}} panel, or switch it off under Payment methods.',
  reason_method_no_qr: '{{gateway}} gives no QR code for {{names}}.',
  next_method_no_qr: 'Ask {{gateway}} whether QRIS works for your account.',
  reason_method_fee: '{{gateway}} charges another fee for {{names}}: {{words}}.',
  next_method_fee: 'Press "Refresh from gateway" under Payment methods.',
} as const
