/** Makes one API call as a signed-in person. @throws on any status but 2xx */
export async function readApi<T>(origin: string, token: string, path: string): Promise<T> {
  const response = await fetch(origin + path, {
    headers: { 'x-auth-token': token },
  });
  if (!response.ok) throw new Error(`GET ${path} answered ${response.status}`);
  return (await response.json()) as T;
}
