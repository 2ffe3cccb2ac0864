import type { TextKey } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { toasts } from '#web/kit/ui/toast-store.ts'

type CopiedKey = Extract<TextKey, `payment.${string}Copied`>

export function useCopy(): (text: string, copied: CopiedKey) => Promise<void> {
  const { t } = useText()
  return async (text, copied) => {
    if (await copyText(text)) toasts.show('success', t(copied))
    else toasts.show('error', t('payment.copyFailed'))
  }
}
