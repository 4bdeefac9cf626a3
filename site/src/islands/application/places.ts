const INDIA = 'India';

const STATES: Record<string, string> = {
  [INDIA]:
    'Andaman and Nicobar Islands,Andhra Pradesh,Arunachal Pradesh,Assam,Bihar,Chandigarh,Chhattisgarh,Dadra and Nagar Haveli and Daman and Diu,Delhi,Goa,Gujarat,Haryana,Himachal Pradesh,Jammu and Kashmir,Jharkhand,Karnataka,Kerala,Ladakh,Lakshadweep,Madhya Pradesh,Maharashtra,Manipur,Meghalaya,Mizoram,Nagaland,Odisha,Puducherry,Punjab,Rajasthan,Sikkim,Tamil Nadu,Telangana,Tripura,Uttar Pradesh,Uttarakhand,West Bengal',
  'United Arab Emirates': 'Abu Dhabi,Ajman,Dubai,Fujairah,Ras Al Khaimah,Sharjah,Umm Al Quwain',
  'United States':
    'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming',
};

const CITIES: Record<string, string> = {
  [INDIA]:
    'Ahmedabad,Amritsar,Aurangabad,Bengaluru,Bhopal,Bhubaneswar,Chandigarh,Chennai,Coimbatore,Dehradun,Delhi,Faridabad,Ghaziabad,Gurugram,Guwahati,Hyderabad,Indore,Jaipur,Jodhpur,Kanpur,Kochi,Kolkata,Kozhikode,Lucknow,Ludhiana,Madurai,Mangaluru,Mumbai,Mysuru,Nagpur,Nashik,Navi Mumbai,Noida,Patna,Pune,Raipur,Rajkot,Ranchi,Surat,Thane,Thiruvananthapuram,Vadodara,Varanasi,Vijayawada,Visakhapatnam',
};

const listOf = (table: Record<string, string>, country: string): string[] =>
  Object.hasOwn(table, country) ? (table[country] ?? '').split(',') : [];

/** Lists the names of countries by their codes, sorted. */
export function countryNames(codes: readonly string[]): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return codes.map((code) => names.of(code) ?? code).sort((a, b) => a.localeCompare(b));
}

/** Lists the places to suggest within a country; any other name may be typed. */
export const statesOf = (country: string): string[] => listOf(STATES, country);
export const citiesOf = (country: string): string[] => listOf(CITIES, country);
