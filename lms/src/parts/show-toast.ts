/** Shows a toast; what draws it is loaded with the first word. */
export async function showToast(tone: 'success' | 'error', message: string): Promise<void> {
  const { useToast } = await import('@plinth/ui/Toaster');
  // The functions are the same for every caller; the name is that of a hook only for its use in components.
  useToast()[tone](message);
}
