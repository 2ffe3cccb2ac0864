import { useState } from 'react'

/** The two texts as typed; the server cleans them. */
export type GiftTexts = { sender: string; message: string }

export function useGift() {
  const [isGift, setGift] = useState(false)
  const [{ sender, message }, setTexts] = useState<GiftTexts>({ sender: '', message: '' })
  return {
    isGift,
    sender,
    message,
    setGift,
    setSender: (next: string) => setTexts({ sender: next, message }),
    setMessage: (next: string) => setTexts({ sender, message: next }),
    offer(offered: GiftTexts): void {
      setGift(true)
      setTexts(offered)
    },
    /** For the order; undefined when it is for the buyer. */
    ordered: isGift ? { sender: sender.trim() || null, message: message.trim() || null } : undefined,
  }
}

export type GiftEntry = ReturnType<typeof useGift>
