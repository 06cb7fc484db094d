import type { Reply } from '@/entities/assistant/model'

/**
 * The assistant's reply to a question. The first question loads the replies and the documentation; it rejects when they
 * cannot be loaded.
 */
export async function answerQuestion(question: string): Promise<Reply> {
  const [{ replyTo }, { findPassage }] = await Promise.all([
    import('../model/answers'),
    import('@/entities/article'),
  ])
  return replyTo(question, findPassage)
}
