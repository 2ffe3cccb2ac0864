import type { TextKey } from '../../i18n/text.ts'
import { useText } from '../../i18n/use-text.ts'
import { copyText } from '../../ui/copy-text.ts'
import { toasts } from '../../ui/toast-store.ts'

type CopiedKey = Extract<TextKey, `payment.${string}Copied`>

/** Copies a text and shows the result as a toast. */
export function useCopy(): (text: string, copied: CopiedKey) => Promise<void> {
  const { t } = useText()
  return async (text, copied) => {
    if (await copyText(text)) toasts.show('success', t(copied))
    else toasts.show('error', t('payment.copyFailed'))
  }
}
