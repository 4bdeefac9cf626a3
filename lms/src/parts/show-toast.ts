/** Shows a toast; the component is loaded with the first one. */
export async function showToast(tone: 'success' | 'error', message: string): Promise<void> {
  const { useToast } = await import('@plinth/ui/Toaster');
  // The functions are the same for every caller; the hook name only reflects its use in components.
  useToast()[tone](message);
}
